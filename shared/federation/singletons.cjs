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
  'swr',
  'swr/infinite',
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

/**
 * A remote brings none of them and takes the host's (host/src/federation/host-shared-modules.ts), which are there before it is; the
 * registry's contract range guards the versions before it loads.
 */
const consumeFromHost = Object.fromEntries(
  singletons.map((name) => [name, { singleton: true, import: false, requiredVersion: false }]),
);

module.exports = { singletons, consumeFromHost };
