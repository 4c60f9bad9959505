// The modules that host, remotes and standalone runs share at run time (decision 2).
// Only modules with state or identity: everything else is compiled and tree-shaken into each application, or shared with those
// built from the same sources alone (core.cjs), so that changing a button does not change the contract.
const fs = require('node:fs');
const path = require('node:path');

const libraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'jotai',
  'swr',
  'styled-components',
];

// Atoms, the configuration and the toasts: a second copy would be a second session.
const sessionModules = fs
  .readdirSync(path.join(__dirname, '../src/session'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => `@investor-portal/shared/session/${file.slice(0, -'.ts'.length)}`);

// One place for the bearer token, its renewal and prefetched responses, and one copy of ky.
const client = '@investor-portal/shared/partner-api/client/client';

const singletons = [...libraries, ...sessionModules, client];

/**
 * A remote bundles none of them and uses the host's (host/src/federation/host-shared-modules.ts), which are loaded before
 * it. The registry's contract range checks the versions before the remote loads.
 */
const consumeFromHost = Object.fromEntries(
  singletons.map((name) => [name, { singleton: true, import: false, requiredVersion: false }]),
);

module.exports = { singletons, consumeFromHost };
