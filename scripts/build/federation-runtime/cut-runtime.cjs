const path = require('node:path');
const { DefinePlugin, NormalModuleReplacementPlugin } = require('webpack');

/**
 * Files of the official runtime that nothing on our pages needs, by the smaller ones that replace them (decision 91).
 * Together they are 3 % of what a route downloads. cut-runtime.test.ts runs both.
 */
const replaced = {
  // The host reads no manifest for the runtime, and the document preloads (shared/loader/src/release-files.ts).
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'no-snapshots.mjs',
  'runtime-core/dist/utils/preload.js': 'no-preloading.mjs',
  // The host has a comparison of versions already.
  'runtime-core/dist/utils/semver/index.js': 'semver.mjs',
  // No remote imports another remote at build time.
  'webpack-bundler-runtime/dist/remotes.js': 'no-build-time-remotes.mjs',
  // No deploy server tree-shakes what is shared.
  'webpack-bundler-runtime/dist/init.js': 'init.mjs',
};

const pattern = new RegExp(
  `@module-federation[\\\\/](${Object.keys(replaced)
    .map((file) => file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]'))
    .join('|')})$`,
);

/** Plugins that leave these out of the host's runtime, with what the runtime's own flags leave out. */
function cutRuntime() {
  return [
    new DefinePlugin({
      ENV_TARGET: '"web"',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      FEDERATION_OPTIMIZE_NO_REMOTE: false,
      FEDERATION_OPTIMIZE_NO_SHARED: false,
    }),
    new NormalModuleReplacementPlugin(pattern, ({ createData }) => {
      const file = pattern.exec(createData.resource)?.[1]?.replaceAll(path.sep, '/');
      const by = path.join(__dirname, replaced[file]);
      createData.request = createData.request.replace(createData.resource, by);
      createData.userRequest = createData.userRequest.replace(createData.resource, by);
      createData.resource = by;
    }),
  ];
}

module.exports = { cutRuntime };
