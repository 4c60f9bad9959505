/*
 * Runs webpack for a copy of these sources as if the copy were in their place: with their libraries' paths, from which
 * modules have their ids, and with the cache of their builds. So only what differs in the copy is compiled, and what does not
 * differ has the same bytes. Loaded before webpack by what sources-copy.ts starts; does nothing in any other process.
 */
const fs = require('node:fs');
const path = require('node:path');

const { SOURCES_COPY: given } = process.env;
const copy = given && fs.realpathSync(given);
const sources = path.resolve(__dirname, '../../..');

if (copy && process.argv[1]?.endsWith(path.join('webpack-cli', 'bin', 'cli.js'))) {
  redirect(fs);
  redirect(fs.promises);
  process.chdir(path.join(sources, path.relative(copy, process.cwd())));
  // The copy's builds leave the cache as it is.
  process.argv.push('--cache-readonly');
}

/** Has every function that takes a path take the copy's file, but those that return one. */
function redirect(functions) {
  for (const [name, real] of Object.entries(functions)) {
    if (typeof real !== 'function' || /^[A-Z_]|^realpath|^readlink/.test(name)) continue;
    const redirected = (file, ...rest) => real(placeOf(file), ...rest);
    functions[name] = Object.assign(redirected, real);
  }
}

// Packages of these sources are found as libraries are, by links.
const libraries = /(?:^|[\\/])node_modules[\\/](?!@investor-portal[\\/])/;

/** Libraries and caches stay where they are. */
function placeOf(file) {
  if (typeof file !== 'string') return file;
  const inSources = path.relative(sources, path.resolve(file));
  const isSource = inSources.includes(path.sep) && !inSources.startsWith('..');
  return isSource && !libraries.test(inSources) ? path.join(copy, inSources) : file;
}
