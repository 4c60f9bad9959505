const { DefinePlugin } = require('webpack');
const { coreHash, coreModules, place, request } = require('./core-modules.cjs');

/** The key of the share. Another core has another key, so that versions are never compared. */
const coreKey = () => `portal-core-${coreHash()}`;

/** What a remote shares: the host's core where it has the same sources, else its own copy, in a chunk of its own. */
function sharedCore() {
  return {
    [request]: {
      shareKey: coreKey(),
      import: place,
      version: '1.0.0',
      singleton: true,
      requiredVersion: false,
    },
  };
}

/** Builds the core by its short names; in a remote, makes what uses a module of it take the shared one. */
function coreRules({ inRemote }) {
  const modules = coreModules();
  // The options make webpack's cache forget what was built with other names.
  const loading = (loader) => ({ loader: require.resolve(loader), options: { core: coreKey() } });
  const named = { test: place, enforce: 'post', use: loading('./core-place-loader.cjs') };
  const taken = {
    test: (file) => Object.keys(modules.get(file)?.names ?? {}).length > 0,
    // Within the core they are themselves.
    issuer: (file) => file !== place && !modules.has(file),
    enforce: 'post',
    use: loading('./core-proxy-loader.cjs'),
    sideEffects: false,
  };
  return inRemote ? [named, taken] : [named];
}

/** Tells the host and its first script which core they have (host/src/federation/core-key.ts). */
const defineCore = () => new DefinePlugin({ PORTAL_CORE: JSON.stringify(coreKey()) });

module.exports = { coreKey, coreRules, defineCore, sharedCore };
