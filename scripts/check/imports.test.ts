import { readFileSync } from 'node:fs';
import path from 'node:path';
import { singletons } from '@investor-portal/shared/federation/singletons.cjs';
import { appFolders as apps, root } from '../workspace/apps';
import { importsOf, sourcesOf, targetOf, type Import } from './sources';

const scope = '@investor-portal/';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Packages that libraries and the build need, but that our own code does not import. */
const neededUnseen = ['react-dom', '@fontsource-variable/inter'];

const all = ['shared', ...apps]
  .map((name) => `${name}/src`)
  .flatMap(sourcesOf)
  .flatMap((file) => importsOf(file));
const sandbox = path.join('scripts', 'sandbox');
/** The packages that deliver remotes of any product, each with the packages of ours that it may use. */
const delivery = {
  [path.join('shared', 'registry')]: ['registry'],
  [path.join('shared', 'loader')]: ['loader', 'registry'],
  // The portal configures this package in scripts/portal-releases.
  [path.join('scripts', 'release')]: ['registry'],
};
const ofPackage = (folder: string) => sourcesOf(folder).flatMap((file) => importsOf(file));
/** Returns the imports of a package without its tests, which may use the portal. */
const ofProduct = (folder: string) => ofPackage(folder).filter(({ file }) => !isForTests(file));
const ofSandbox = ofPackage(sandbox);
const packageOf = (file: string) => file.split(path.sep)[0] ?? '';
const isForTests = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/testing/');
const isPackage = (specifier: string) => !/^(?:\.|node:)/.test(specifier);
const packageNamed = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';
const isBelowShared = (specifier: string) =>
  ['registry', 'loader', 'embed'].some((name) => specifier.startsWith(`${scope}${name}/`));
const show = ({ file, specifier }: Import) => `${file} imports ${specifier}`;

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
}

function leaves({ file, specifier }: Import): boolean {
  if (!specifier.startsWith('.')) return false;
  const target = path.join(path.dirname(file), specifier);
  const own = packageOf(file);
  return (
    target !== path.join(own, 'package.json') &&
    !target.startsWith(path.join(own, 'src') + path.sep)
  );
}

function reachedFrom(entry: string): string[] {
  const files = new Set([entry]);
  for (const file of files)
    for (const each of importsOf(file)) {
      const target = targetOf(each);
      if (target) files.add(target);
    }
  return [...files];
}

describe('imports', () => {
  it('are found', () => {
    expect(all.length).toBeGreaterThan(200);
  });

  it('stay inside their package unless they name another', () => {
    expect(all.filter(leaves).map(show)).toEqual([]);
  });

  it('flow from shared to host and remotes, and nowhere else', () => {
    const wrong = all.filter(
      ({ file, specifier }) =>
        specifier.startsWith(scope) &&
        !specifier.startsWith(`${scope}shared/`) &&
        !(isBelowShared(specifier) && ['host', 'shared'].includes(packageOf(file))),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it.each(Object.entries(delivery))('leave %s unaware of the portal', (folder, may) => {
    const imports = ofProduct(folder);
    expect(imports.length).toBeGreaterThan(2);
    const wrong = imports.filter(
      ({ file, specifier }) =>
        (specifier.startsWith(scope) && !may.includes(specifier.split('/')[1] ?? '')) ||
        (specifier.startsWith('.') &&
          !path.join(path.dirname(file), specifier).startsWith(folder + path.sep)),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it.each(['shared/embed', 'shared/embed-react'])(
    'leave %s, which platforms install, with nothing but React and its types',
    (folder) => {
      const wrong = ofProduct(folder).filter(
        ({ specifier }) => !/^(?:@investor-portal\/embed(?:\/|$)|react$|react\/)/.test(specifier),
      );
      expect(wrong.map(show)).toEqual([]);
    },
  );

  it('reach run-time singletons by name only: by path each remote would bundle its own copy', () => {
    const shared = singletons
      .filter((name) => name.startsWith(scope))
      .map((name) => name.replace(`${scope}shared/`, 'shared/src/'));
    const session = path.join('shared', 'src', 'session') + path.sep;
    const wrong = all.filter(
      ({ file, specifier }) =>
        specifier.startsWith('.') &&
        !/\.test\.tsx?$/.test(file) &&
        !file.startsWith(session) &&
        shared.includes(path.join(path.dirname(file), specifier)),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('take the router from react-router-dom, the shared copy', () => {
    const wrong = all.filter(({ specifier }) => /^react-router(?:\/|$)/.test(specifier));
    expect(wrong.map(show)).toEqual([]);
  });

  it('of the sandbox reach other packages by name only, and no script imports the sandbox', () => {
    const relative = ofSandbox.filter(
      ({ file, specifier }) =>
        specifier.startsWith('.') &&
        !path.join(path.dirname(file), specifier).startsWith(sandbox + path.sep),
    );
    expect(relative.map(show)).toEqual([]);
    const scripts = sourcesOf('scripts').filter((file) => !file.startsWith(sandbox + path.sep));
    const wrong = scripts
      .flatMap((file) => importsOf(file))
      .filter(
        ({ file, specifier }) =>
          path.join(path.dirname(file), specifier).startsWith(sandbox + path.sep) ||
          specifier.startsWith(`${scope}sandbox`),
      );
    expect(wrong.map(show)).toEqual([]);
  });

  // The images contain these two as a few files, because webpack, its minimizers and their native modules cannot be bundled.
  it.each(['scripts/docker/publish.ts', 'scripts/sandbox/main.ts'])(
    'of %s, which an image bundles, do not reach the build',
    (entry) => {
      const files = reachedFrom(entry);
      expect(files.length).toBeGreaterThan(20);
      expect(files.filter((file) => file.startsWith('scripts/build/'))).toEqual([]);
    },
  );

  it.each(['shared', ...apps, sandbox, ...Object.keys(delivery)])(
    'are what the package.json of %s declares',
    (name) => {
      const own = name.includes(path.sep)
        ? ofProduct(name)
        : all.filter(({ file }) => packageOf(file) === name);
      const used = new Set(
        own
          .map(({ specifier }) => specifier)
          .filter(isPackage)
          .map(packageNamed),
      );
      const { dependencies, devDependencies } = manifestOf(name);
      const forTests = manifestOf('').devDependencies;
      const known = { ...forTests, ...devDependencies, ...dependencies, [scope + name]: '' };
      expect([...used].filter((each) => !(each in known))).toEqual([]);
      const unused = Object.keys(dependencies ?? {}).filter((each) => !used.has(each));
      expect(unused.filter((each) => !neededUnseen.includes(each))).toEqual([]);
    },
  );

  it('bring no test code into a bundle', () => {
    const forTests =
      /^(?:@testing-library\/|fast-check$|node:|@investor-portal\/(?:shared|loader|registry)\/testing\/)/;
    const wrong = all.filter(
      ({ file, specifier }) => !isForTests(file) && forTests.test(specifier),
    );
    expect(wrong.map(show)).toEqual([]);
  });
});
