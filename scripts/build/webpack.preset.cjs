const { createRequire } = require('node:module');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { DefinePlugin } = require('webpack');
const { coreRules, defineCore, sharedCore } = require('./core/share-core.cjs');
const { vendorChunk } = require('./vendor-chunk.cjs');
const { integrityFromPage } = require('./integrity-from-page.cjs');
const { ReleaseStartPlugin } = require('./release-start.cjs');
const { SharedChunksPlugin } = require('./shared-chunks.cjs');
const { StableIdsPlugin } = require('./stable-ids.cjs');
const { base } = require('./webpack.base.cjs');
const {
  integrityFromHost,
  manifestFor,
  plainScripts,
  runtimeOfHost,
} = require('@investor-portal/loader/webpack.cjs');
const contract = require('@investor-portal/shared/federation/contract.json');
const remotes = require('@investor-portal/shared/federation/remotes.json');
const { consumeFromHost } = require('@investor-portal/shared/federation/singletons.cjs');

const refresh = path.join(__dirname, 'provide-refresh.cjs');

// Only the copy of React Refresh that was loaded before React knows the mounted components.
function refreshOfHost() {
  const plugin = createRequire(require.resolve('@pmmmwh/react-refresh-webpack-plugin'));
  const names = ['react-refresh/runtime', plugin.resolve('react-refresh/runtime')];
  return Object.fromEntries(
    names.map((name) => [name.replaceAll(path.sep, '/'), 'var portalReactRefresh']),
  );
}

/** Switches of the federation runtime that remove features a page without manifests does not need (decision 91). */
const runtimeFlags = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_REMOTE: false,
  FEDERATION_OPTIMIZE_NO_SHARED: false,
};

const routes = '__federation_expose_routes';

// Each screen is one request in addition to the routes, including its libraries. Modules that many screens share are in the
// chunk of the routes.
const splitChunks = {
  cacheGroups: {
    // Selects the copies of shared modules, which are the only chunks without a name.
    default: { chunks: ({ name }) => !name, minChunks: 2 },
    defaultVendors: false,
    routes: {
      name: routes,
      chunks: ({ name }) => Boolean(name) && name !== routes,
      minChunks: 4,
      minSize: 0,
    },
  },
};

function devServer(port) {
  return {
    port,
    hot: true,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*' },
    historyApiFallback: true,
    client: { overlay: false },
  };
}

/**
 * Returns the webpack configuration of a remote, which exposes `./routes` and uses the host's singletons.
 */
function remote(dir) {
  const name = path.basename(dir).replace('remote-', '');
  const { port, ...declared } = remotes[name];
  const app = { dir, name, declared };
  const devPort = Number(process.env[`${name.toUpperCase()}_PORT`] ?? port);
  return (_env, argv) => {
    const production = argv.mode === 'production';
    const config = base(app, argv.mode);
    return {
      ...config,
      entry: {},
      output: {
        ...config.output,
        publicPath: 'auto',
        // Every file contains this name, so the name must not change between versions (shared-chunks.cjs).
        chunkLoadingGlobal: `portalChunks_${app.name}${production ? '' : '_dev'}`,
      },
      module: {
        ...config.module,
        rules: [...config.module.rules, ...(production ? coreRules({ inRemote: true }) : [])],
      },
      externals: { ...runtimeOfHost(require), ...(production ? {} : refreshOfHost()) },
      optimization: { ...config.optimization, splitChunks },
      plugins: [
        ...config.plugins,
        integrityFromHost(),
        plainScripts(),
        new StableIdsPlugin(),
        ...(production ? [new SharedChunksPlugin(), new ReleaseStartPlugin(app)] : []),
        new ModuleFederationPlugin({
          name: app.name,
          filename: production ? 'assets/entry.[contenthash:12].js' : 'entry.js',
          exposes: { './routes': './src/routes.tsx' },
          manifest: manifestFor(contract.version),
          shared: { ...consumeFromHost, ...(production ? sharedCore() : {}) },
          // `version-first` would request every registered remote before anything shows.
          shareStrategy: 'loaded-first',
          dts: false,
        }),
      ],
      devServer: devServer(devPort),
    };
  };
}

/**
 * Returns the webpack configuration of the host. The host is an ordinary application that starts the federation at run time
 * (shared/loader/src/start-loader.ts).
 */
function host(app, plugins) {
  return (_env, argv) => {
    const production = argv.mode === 'production';
    const config = base(app, argv.mode);
    return {
      ...config,
      // The page inlines the first script, so `boot` is built first.
      dependencies: ['boot'],
      entry: { main: [...(production ? [] : [refresh]), './src/index.tsx'] },
      output: { ...config.output, publicPath: '/' },
      module: {
        ...config.module,
        rules: [...config.module.rules, ...(production ? coreRules({ inRemote: false }) : [])],
      },
      optimization: { ...config.optimization, splitChunks: production && vendorChunk },
      plugins: [
        ...config.plugins,
        ...plugins,
        plainScripts(),
        new DefinePlugin(runtimeFlags),
        ...(production ? [integrityFromPage(), defineCore()] : []),
      ],
      devServer: devServer(app.devPort),
    };
  };
}

module.exports = { host, remote };
