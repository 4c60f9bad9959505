const { createRequire } = require('node:module');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { DefinePlugin } = require('webpack');
const { cutRuntime, runtimeFlags } = require('./federation-runtime/cut-runtime.cjs');
const { coreRules, defineCore, sharedCore } = require('./core/share-core.cjs');
const { vendorChunk } = require('./vendor-chunk.cjs');
const { integrityFromPage } = require('./integrity-from-page.cjs');
const { ReleaseStartPlugin } = require('./release-start.cjs');
const { sbom } = require('./sbom.cjs');
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

/** Shares the host's React Refresh with the remotes. */
const refresh = path.join(__dirname, 'provide-refresh.cjs');

// Only the copy of React Refresh that loaded before React knows the mounted components.
function refreshOfHost() {
  const plugin = createRequire(require.resolve('@pmmmwh/react-refresh-webpack-plugin'));
  const names = ['react-refresh/runtime', plugin.resolve('react-refresh/runtime')];
  return Object.fromEntries(
    names.map((name) => [name.replaceAll(path.sep, '/'), 'var portalReactRefresh']),
  );
}

const routes = '__federation_expose_routes';

// Each screen is one request beside the remote's routes, libraries included. What many screens share comes with the routes.
const splitChunks = {
  cacheGroups: {
    // The copies of shared modules, which alone have no name.
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

/** A development server with hot reload, open to other origins. */
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

/** The same for a page of a deployed host, which reloads after each change. */
function devServerForDeployedHost(port) {
  const webSocketURL = { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' };
  const client = { overlay: false, webSocketURL };
  return { ...devServer(port), hot: false, liveReload: true, client };
}

/**
 * The webpack configuration of the remote in a folder: it exposes `./routes` and takes its singletons from the host.
 * `env.deployed` makes the development build that runs in a deployed host (scripts/dev).
 */
function remote(dir) {
  const name = path.basename(dir).replace('remote-', '');
  const { port, ...declared } = remotes[name];
  const app = { dir, name, declared };
  const devPort = Number(process.env[`${name.toUpperCase()}_PORT`] ?? port);
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
        // The same in every version, since it stands in every file (shared-chunks.cjs).
        chunkLoadingGlobal: `portalChunks_${app.name}${production ? '' : '_dev'}`,
      },
      module: {
        ...config.module,
        rules: [...config.module.rules, ...(production ? coreRules({ inRemote: true }) : [])],
      },
      externals: { ...runtimeOfHost(require), ...(hot ? refreshOfHost() : {}) },
      optimization: { ...config.optimization, splitChunks },
      plugins: [
        ...config.plugins,
        integrityFromHost(),
        plainScripts(),
        new StableIdsPlugin(),
        ...(production ? [new SharedChunksPlugin(), new ReleaseStartPlugin(app), sbom()] : []),
        new ModuleFederationPlugin({
          name: app.name,
          filename: production ? 'assets/entry.[contenthash:12].js' : 'entry.js',
          exposes: { './routes': './src/routes.tsx' },
          manifest: manifestFor(contract.version),
          shared: { ...consumeFromHost, ...(production ? sharedCore() : {}) },
          // version-first would request every registered remote before anything shows.
          shareStrategy: 'loaded-first',
          dts: false,
        }),
      ],
      devServer: env.deployed ? devServerForDeployedHost(devPort) : devServer(devPort),
    };
  };
}

/**
 * The webpack configuration of the host: an application like any other, which starts the federation when it runs
 * (shared/loader/src/start-loader.ts).
 */
function host(app, plugins) {
  return (_env, argv) => {
    const production = argv.mode === 'production';
    const config = base(app, argv.mode);
    return {
      ...config,
      // The page inlines the first script.
      dependencies: ['boot'],
      entry: { main: [...(production ? [] : [refresh]), './src/index.tsx'] },
      output: { ...config.output, publicPath: '/' },
      resolve: { ...config.resolve, alias: cutRuntime },
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
        ...(production ? [integrityFromPage(), defineCore(), sbom()] : []),
      ],
      devServer: devServer(app.devPort),
    };
  };
}

module.exports = { host, remote };
