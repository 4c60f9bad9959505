const { DefinePlugin } = require('webpack');
const { coreHash, coreModules, coreFile, request } = require('./core-modules.cjs');

/** The key of the share. Each core has its own key, so versions are never compared. */
const coreKey = () => `portal-core-${coreHash()}`;

/** The share of a remote: the host's core if it has the same sources, or else a copy in a chunk of its own. */
function sharedCore() {
  return {
    [request]: {
      shareKey: coreKey(),
      import: coreFile,
      version: '1.0.0',
      singleton: true,
      requiredVersion: false,
    },
  };
}

/** The loaders that build the core. In a remote, importers of its modules get the shared core instead. */
function coreRules({ inRemote }) {
  const modules = coreModules();
  // Other options make webpack's cache ignore results with other short names.
  const loading = (loader) => ({ loader: require.resolve(loader), options: { core: coreKey() } });
  const coreRule = { test: coreFile, enforce: 'post', use: loading('./core-exports-loader.cjs') };
  const proxyRule = {
    test: (file) => Object.keys(modules.get(file)?.names ?? {}).length > 0,
    // Modules of the core import each other directly.
    issuer: (file) => file !== coreFile && !modules.has(file),
    enforce: 'post',
    use: loading('./core-proxy-loader.cjs'),
    sideEffects: false,
  };
  return inRemote ? [coreRule, proxyRule] : [coreRule];
}

/** Tells the host and its first script which core they have (host/src/federation/core-key.ts). */
const defineCore = () => new DefinePlugin({ PORTAL_CORE: JSON.stringify(coreKey()) });

module.exports = { coreKey, coreRules, defineCore, sharedCore };
