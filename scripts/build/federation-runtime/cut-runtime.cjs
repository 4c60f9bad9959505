const { createRequire } = require('node:module');
const path = require('node:path');

const enhanced = createRequire(require.resolve('@module-federation/enhanced'));
const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
const runtime = createRequire(tools.resolve('@module-federation/runtime'));
const core = path.dirname(runtime.resolve('@module-federation/runtime-core'));
const bundler = path.dirname(tools.resolve('@module-federation/webpack-bundler-runtime'));

const smaller = (file) => path.join(__dirname, file);

/**
 * Aliases that replace unused files of the official runtime with smaller files, or remove them. The files are 3 % of the
 * download of a route (decision 91). cut-runtime.test.ts runs both runtimes.
 * @type {Record<string, string | false>}
 */
const cutRuntime = {
  // The host reads no manifests through the runtime, and the document preloads (shared/loader/src/release-files.ts).
  [path.join(core, 'plugins/snapshot/SnapshotHandler.js$')]: smaller('no-snapshots.mjs'),
  [path.join(core, 'utils/preload.js$')]: false,
  // The host already has a function that compares versions.
  [path.join(core, 'utils/semver/index.js$')]: smaller('semver.mjs'),
  // No remote imports another remote at build time.
  [path.join(bundler, 'remotes.js$')]: false,
  // No deploy server tree-shakes shared modules.
  [path.join(bundler, 'init.js$')]: smaller('init.mjs'),
};

/** Switches of the official runtime that remove features a page without manifests does not need. */
const runtimeFlags = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_REMOTE: false,
  FEDERATION_OPTIMIZE_NO_SHARED: false,
};

module.exports = { cutRuntime, runtimeFlags };
