// The modules that the host and the remotes share at run time (decision 2). Only modules with state or
// identity belong here. All other modules are compiled into each application, or shared only with remotes that were built
// from the same sources (core.cjs), so changing a button does not change the contract.
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

// Atoms, the configuration and the toasts. A second copy would be a second session.
const sessionModules = fs
  .readdirSync(path.join(__dirname, '../src/session'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => `@investor-portal/shared/session/${file.slice(0, -'.ts'.length)}`);

// The HTTP client must share the bearer token, its renewal and prefetched responses.
const client = '@investor-portal/shared/partner-api/client/client';

const singletons = [...libraries, ...sessionModules, client];

/** Remotes take these modules from the host (host/src/federation/host-shared-modules.ts) and do not bundle them. */
const consumeFromHost = Object.fromEntries(
  singletons.map((name) => [name, { singleton: true, import: false, requiredVersion: false }]),
);

module.exports = { singletons, consumeFromHost };
