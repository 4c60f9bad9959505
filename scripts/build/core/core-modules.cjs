const { createHash } = require('node:crypto');
const { createRequire } = require('node:module');
const fs = require('node:fs');
const path = require('node:path');
const { parseSync, transformSync } = require('@swc/core');
const table = require('@investor-portal/shared/federation/core.cjs');
const { compilerOptions } = require('../compiler.cjs');

/** The request by which a remote's modules import from the core. */
const request = '@investor-portal/shared/contract/core';

const shared = fs.realpathSync(
  path.dirname(require.resolve('@investor-portal/shared/package.json')),
);
/** The module that the loader fills with the core's exports. */
const coreFile = path.join(shared, 'src/contract/core.ts');
const fromShared = createRequire(path.join(shared, 'package.json'));

/**
 * The modules of shared/federation/core.cjs. Maps each file to its exports and the name of each in the core. A file that is
 * imported only from within the core has no names. `source` is our own module's name in the table. `partly` says that the file
 * exports more than its names here. The names in the core are short and may change with its sources, as its key does.
 */
function coreModules() {
  known ??= readCore();
  return known;
}

let known;

function readCore() {
  const modules = new Map();
  let count = 0;
  const add = (file, names, of = {}) =>
    modules.set(file, {
      names: Object.fromEntries(names.map((name) => [name, shortName(count++)])),
      ...of,
    });
  for (const source of table.modules) {
    const isOfPackage = source.startsWith('@');
    const file = isOfPackage
      ? fs.realpathSync(fromShared.resolve(source))
      : sourceAt(path.join(shared, 'src', source));
    add(file, [...exportsOf(file).keys()].filter(isForBrowsers), { source });
  }
  for (const [library, names] of Object.entries(table.libraries)) libraries[library](names, add);
  return modules;
}

const libraries = {
  valibot(names, add) {
    add(path.join(folderOf('valibot'), 'dist/index.mjs'), names, { partly: true });
  },
  // The index re-exports one file for each icon. One function makes all icons, and a remote's own icons use the core's copy.
  'lucide-react'(names, add) {
    const dist = path.join(folderOf('lucide-react'), 'dist/esm');
    const index = path.join(dist, 'lucide-react.mjs');
    const icons = exportsOf(index);
    add(index, names, { partly: true });
    add(path.join(dist, 'createLucideIcon.mjs'), ['default']);
    for (const name of names) {
      const from = icons.get(name);
      if (!from) throw new Error(`lucide-react has no ${name}.`);
      add(path.join(dist, from), []);
    }
  },
};

/** No bundle contains the documentation of a call (shared/src/partner-api/contract). */
const isForBrowsers = (name) => !name.endsWith('Contract');

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function shortName(index) {
  const rest = Math.floor(index / letters.length);
  return (rest > 0 ? shortName(rest - 1) : '') + letters[index % letters.length];
}

/**
 * A hash of the core. The host shares its core with remotes whose hash is the same. The hash covers the compiler's output, so
 * changing a comment does not change it.
 */
function coreHash(read = (file) => fs.readFileSync(file, 'utf8')) {
  const hash = createHash('sha256');
  for (const [file, { names, source }] of coreModules()) {
    hash.update(JSON.stringify([source ?? path.basename(file), names]));
    if (source) hash.update(compiled(read(file)));
  }
  for (const library of Object.keys(libraries))
    hash.update(JSON.parse(fs.readFileSync(path.join(folderOf(library), 'package.json'))).version);
  return hash.digest('hex').slice(0, 12);
}

function compiled(source) {
  const { jsc, ...options } = compilerOptions(false);
  const printed = { ...jsc, minify: { compress: false, mangle: false } };
  return transformSync(source, { ...options, jsc: printed, minify: true, configFile: false }).code;
}

function sourceAt(name) {
  const found = ['.ts', '.tsx'].map((extension) => name + extension).find(fs.existsSync);
  if (!found) throw new Error(`The core names ${name}, which does not exist.`);
  return found;
}

/** Returns the runtime exports of a file by name, each with the file that it is re-exported from, if any. */
function exportsOf(file) {
  const text = fs.readFileSync(file, 'utf8');
  const { body } = parseSync(text, { syntax: 'typescript', tsx: !file.endsWith('.ts') });
  return new Map(body.flatMap(exportsOfStatement));
}

function exportsOfStatement({ type, declaration, source, specifiers, typeOnly }) {
  if (type === 'ExportDeclaration') {
    const { declarations, identifier } = declaration;
    const declared = declarations?.map(({ id }) => id) ?? [identifier];
    const isType = declaration.type.startsWith('Ts');
    return isType ? [] : declared.map(({ value }) => [value, undefined]);
  }
  if (type === 'ExportNamedDeclaration' && !typeOnly)
    return specifiers
      .filter((specifier) => !specifier.isTypeOnly)
      .map(({ orig, exported }) => [(exported ?? orig).value, source?.value]);
  return [];
}

function folderOf(library) {
  const file = fs.realpathSync(fromShared.resolve(library));
  const marker = path.join('node_modules', library) + path.sep;
  return file.slice(0, file.lastIndexOf(marker) + marker.length);
}

module.exports = { coreHash, coreModules, coreFile, request };
