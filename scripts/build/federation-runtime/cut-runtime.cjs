const { createRequire } = require('node:module');
const path = require('node:path');

const enhanced = createRequire(require.resolve('@module-federation/enhanced'));
const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
const runtime = createRequire(tools.resolve('@module-federation/runtime'));
const core = path.dirname(runtime.resolve('@module-federation/runtime-core'));
const bundler = path.dirname(tools.resolve('@module-federation/webpack-bundler-runtime'));

const smaller = (file) => path.join(__dirname, file);

/**
 * Aliases for files of the official runtime that nothing on our pages needs: a smaller file takes their place, or nothing
 * does. Together they are 3 % of what a route downloads (decision 91). cut-runtime.test.ts runs both.
 * @type {Record<string, string | false>}
 */
const cutRuntime = {
  // The host reads no manifest for the runtime, and the document preloads (shared/loader/src/release-files.ts).
  [path.join(core, 'plugins/snapshot/SnapshotHandler.js$')]: smaller('no-snapshots.mjs'),
  [path.join(core, 'utils/preload.js$')]: false,
  // The host has a comparison of versions already.
  [path.join(core, 'utils/semver/index.js$')]: smaller('semver.mjs'),
  // No remote imports another remote at build time.
  [path.join(bundler, 'remotes.js$')]: false,
  // No deploy server tree-shakes what is shared.
  [path.join(bundler, 'init.js$')]: smaller('init.mjs'),
};

/** The official runtime's own switches, by which it leaves out what a page without manifests needs not. */
const runtimeFlags = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_REMOTE: false,
  FEDERATION_OPTIMIZE_NO_SHARED: false,
};

module.exports = { cutRuntime, runtimeFlags };
