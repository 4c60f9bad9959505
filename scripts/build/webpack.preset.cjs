const { createRequire } = require('node:module');
const fs = require('node:fs');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { DefinePlugin } = require('webpack');
const { ChunkIntegrityPlugin } = require('./chunk-integrity.cjs');
const { devServer, devServerForDeployedHost } = require('./dev-server.cjs');
const { ReleaseStartPlugin } = require('./release-start.cjs');
const { base } = require('./webpack.base.cjs');
const { consumeFromHost } = require('@investor-portal/shared/federation/singletons.cjs');

/** Gives the host's React Refresh to the remotes. */
const refresh = path.join(__dirname, 'provide-refresh.cjs');

/** Writes into the manifest which contract the sources are built against; a release is stamped with it instead. */
function nameContract({ stats }) {
  const shared = require.resolve('@investor-portal/shared/package.json');
  stats.metaData.contract = JSON.parse(fs.readFileSync(shared, 'utf8')).version;
}

// The plugin has each entry import the runtime by its path. The host has put its own into the page before it loads one
// (host/src/federation/federation.ts), which leaves an entry a third of its weight.
function runtimeOfHost() {
  const enhanced = createRequire(require.resolve('@module-federation/enhanced'));
  const runtime = enhanced.resolve('@module-federation/webpack-bundler-runtime/bundler');
  return { [runtime.replaceAll(path.sep, '/')]: 'var portalFederationRuntime' };
}

// Only the copy of React Refresh that was there before React knows what is on the page.
function refreshOfHost() {
  const plugin = createRequire(require.resolve('@pmmmwh/react-refresh-webpack-plugin'));
  const names = ['react-refresh/runtime', plugin.resolve('react-refresh/runtime')];
  return Object.fromEntries(
    names.map((name) => [name.replaceAll(path.sep, '/'), 'var portalReactRefresh']),
  );
}

// Each screen comes in one request, libraries and all; only what two later screens both need is split off.
const splitChunks = {
  chunks: ({ name }) => !name?.startsWith('__federation_expose_'),
  cacheGroups: { defaultVendors: false },
};

/**
 * The webpack configuration of a remote: it exposes `./routes` and takes its singletons from the host. `env.deployed`
 * makes the development build that runs in a deployed host (scripts/dev).
 */
function remote(app) {
  return (env, argv) => {
    const production = argv.mode === 'production';
    const hot = !production && !env.deployed;
    const config = base(app, argv.mode, hot);
    return {
      ...config,
      entry: {},
      output: {
        ...config.output,
        publicPath: 'auto',
        // Where two versions meet on a page (the previous one takes over), neither takes the other's chunks.
        chunkLoadingGlobal: `portalChunks_${app.name}_${process.env.RELEASE_VERSION ?? 'dev'}`,
      },
      externals: { ...runtimeOfHost(), ...(hot ? refreshOfHost() : {}) },
      optimization: { ...config.optimization, splitChunks },
      plugins: [
        ...config.plugins,
        new ChunkIntegrityPlugin(),
        new ReleaseStartPlugin(app.name, path.join(app.dir, 'prefetch.json')),
        new ModuleFederationPlugin({
          name: app.name,
          filename: production ? 'assets/entry.[contenthash:12].js' : 'entry.js',
          exposes: { './routes': './src/routes.tsx' },
          manifest: production || { additionalData: nameContract },
          shared: consumeFromHost,
          // version-first would ask every registered remote before anything shows.
          shareStrategy: 'loaded-first',
          dts: false,
        }),
      ],
      devServer: env.deployed ? devServerForDeployedHost(app.devPort) : devServer(app.devPort),
    };
  };
}

/**
 * The webpack configuration of the host: an application like any other, which starts the federation when it runs
 * (host/src/federation/federation.ts).
 */
function host(app, plugins) {
  return (_env, argv) => {
    const config = base(app, argv.mode);
    return {
      ...config,
      // The page carries the first script's text.
      dependencies: ['boot'],
      entry: { main: [...(config.mode === 'production' ? [] : [refresh]), './src/index.tsx'] },
      output: { ...config.output, publicPath: '/' },
      // What comes later, comes in one request each.
      optimization: { ...config.optimization, splitChunks: false },
      plugins: [
        ...config.plugins,
        ...plugins,
        // The federation's runtime without the half that serves Node, and without the one that reads manifests: the
        // host knows a release's scripts from the registry (host/src/federation/release-files.ts).
        new DefinePlugin({ ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true }),
      ],
      devServer: devServer(app.devPort),
    };
  };
}

module.exports = { host, remote };
