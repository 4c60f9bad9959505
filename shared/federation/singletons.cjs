// One table of what host, remotes and standalone runs share at run time (decision 0002).
// Only what keeps state or compares identity is here: everything else is compiled, tree-shaken, into
// whoever uses it, so that a change of a button is no change of the contract.
const fs = require('node:fs');
const path = require('node:path');

const libraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'jotai',
  'jotai/utils',
  'swr',
  'swr/infinite',
  'swr/mutation',
  'styled-components',
];

// Atoms, the configuration and the toasts: two copies would be two sessions.
const sessionModules = fs
  .readdirSync(path.join(__dirname, '../src/session'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => `@investor-portal/shared/session/${file.slice(0, -'.ts'.length)}`);

// What asks a server: one way for the bearer token, its renewal and what the document has begun to read, and one ky.
const clients = [
  '@investor-portal/shared/partner-api/client',
  '@investor-portal/shared/partner-api/public-ip',
];

const singletons = [...libraries, ...sessionModules, ...clients];

/** The host brings them with its first script, so none can come from a remote and none waits for a request. */
function providedByHost(versionOf) {
  return table(versionOf, (version) => ({ singleton: true, eager: true, version }));
}

/** A remote takes them from the host; the registry's contract range guards the versions before it loads. */
function takenFromHost(versionOf) {
  return table(versionOf, () => ({ singleton: true, import: false, requiredVersion: false }));
}

function table(versionOf, settings) {
  return Object.fromEntries(singletons.map((name) => [name, settings(versionOf(packageOf(name)))]));
}

function packageOf(name) {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

module.exports = { singletons, providedByHost, takenFromHost };
