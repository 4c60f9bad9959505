const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const zlib = require('node:zlib');
const { ChunkIntegrityPlugin } = require('./chunk-integrity.cjs');
const {
  providedByHost,
  takenFromHost,
} = require('@investor-portal/shared/federation/singletons.cjs');

const sharedSources = path.join(
  path.dirname(require.resolve('@investor-portal/shared/package.json')),
  'src',
);

/** The browsers of the portal: everything with native dialogs. */
const browsers = 'chrome >= 100, edge >= 100, firefox >= 102, safari >= 15.4';

/**
 * What the four builds have in common; `app` is {dir, name}. `hot` builds are for a host in development alone: a
 * deployed one forbids eval, and has a React that knows neither hot reload nor development's elements.
 */
function base(app, mode, hot = mode !== 'production') {
  const production = mode === 'production';
  const folder = process.env.BUILD_OUTPUT ?? 'dev';
  return {
    name: app.name,
    mode,
    context: app.dir,
    target: 'browserslist:' + browsers,
    devtool: production ? 'source-map' : hot ? 'eval-source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(app.dir, 'dist', folder),
      filename: production ? 'assets/[name].[contenthash:12].js' : '[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:12].js' : '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      uniqueName: `investor-portal-${app.name}`,
      crossOriginLoading: 'anonymous',
      // The policy's name is in the host's Content-Security-Policy (scripts/serve/headers.ts).
      trustedTypes: { policyName: `investor-portal-${app.name}` },
      // 120 s otherwise, in which a screen would only wait.
      chunkLoadTimeout: 15_000,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        // Only the router's parts that are used: the names are listed there.
        'react-router-dom$': path.join(sharedSources, 'runtime/router.ts'),
        ...federationRuntimeAsModules(),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve('swc-loader'),
          options: {
            env: { targets: browsers },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: { runtime: 'automatic', development: hot, refresh: hot },
              },
            },
          },
        },
        { test: /\.(woff2|svg)$/, type: 'asset/resource' },
      ],
    },
    cache: {
      type: 'filesystem',
      name: `${app.name}-${mode}${hot ? '-hot' : ''}`,
      cacheDirectory: path.join(app.dir, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [__filename, path.join(app.dir, 'webpack.config.cjs')] },
    },
    optimization: {
      // swc minifies several times faster than terser itself, to the same size within a percent.
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    plugins: [
      ...(production ? compression() : []),
      ...(hot ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    // Sizes are held by budgets of our own.
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

// Compressed once at build time, so that the servers only pick a file.
function compression() {
  const test = /\.(js|css|html|json|svg|map)$/;
  const brotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } };
  return [
    new CompressionPlugin({
      test,
      exclude: /\.map$/,
      algorithm: 'gzip',
      compressionOptions: { level: 9 },
      minRatio: 1,
    }),
    new CompressionPlugin({
      test,
      exclude: /\.map$/,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
      compressionOptions: brotli,
      minRatio: 1,
    }),
  ];
}

/** A development server with hot reload that other origins may load from. */
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

/** The same for a page of a deployed host, which it reloads after each change. */
function devServerForDeployedHost(port) {
  const webSocketURL = { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' };
  const client = { overlay: false, webSocketURL };
  return { ...devServer(port), hot: false, liveReload: true, client };
}

/** Writes into the manifest which contract the sources are built against; a release is stamped with it instead. */
function nameContract({ stats }) {
  const shared = require.resolve('@investor-portal/shared/package.json');
  stats.metaData.contract = JSON.parse(readFileSync(shared, 'utf8')).version;
}

function federation(app, options) {
  return new ModuleFederationPlugin({
    name: app.name,
    // version-first would ask every registered remote before anything shows.
    shareStrategy: 'loaded-first',
    dts: false,
    ...options,
    // Without the half that serves Node.
    experiments: { ...options.experiments, optimization: { target: 'web' } },
  });
}

// The plugin brings its runtime as ES modules and, by two paths, once more as CommonJS: these lead to the first.
function federationRuntimeAsModules() {
  const enhanced = createRequire(require.resolve('@module-federation/enhanced'));
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
  const asModule = (file) => file.replace(/\.cjs$/, '.js');
  const external = enhanced.resolve('@module-federation/inject-external-runtime-core-plugin');
  return {
    '@module-federation/enhanced/runtime$': asModule(tools.resolve('@module-federation/runtime')),
    [`${external}$`]: asModule(external),
  };
}

/** The version of a package as `app` has it installed. */
function versionIn(app) {
  const from = createRequire(path.join(app.dir, 'package.json'));
  return (name) => from(`${name}/package.json`).version;
}

/**
 * The webpack configuration of a remote: it exposes `./routes` and takes its singletons from the host. `env.deployed`
 * makes the development build that runs in a deployed host (scripts/dev).
 */
function remote(app) {
  return (env, argv) => {
    const production = argv.mode === 'production';
    const config = base(app, argv.mode, !production && !env.deployed);
    return {
      ...config,
      entry: {},
      output: {
        ...config.output,
        publicPath: 'auto',
        // Where two versions meet on a page (the previous one takes over), neither takes the other's chunks.
        chunkLoadingGlobal: `portalChunks_${app.name}_${process.env.RELEASE_VERSION ?? 'dev'}`,
      },
      plugins: [
        ...config.plugins,
        new ChunkIntegrityPlugin(),
        federation(app, {
          filename: production ? 'assets/entry.[contenthash:12].js' : 'entry.js',
          exposes: { './routes': './src/routes.tsx' },
          manifest: production || { additionalData: nameContract },
          shared: takenFromHost(versionIn(app)),
          // The host's runtime serves every remote: 20 KB less in each entry.
          experiments: { externalRuntime: true },
        }),
      ],
      devServer: env.deployed ? devServerForDeployedHost(app.devPort) : devServer(app.devPort),
    };
  };
}

/** The script a platform's page loads: one small file under one lasting name, without dependencies. */
function embed(app) {
  return (_env, argv) => {
    const config = base({ ...app, name: 'embed' }, argv.mode);
    return {
      ...config,
      entry: './src/embed/embed.ts',
      output: {
        ...config.output,
        filename: 'embed.js',
        library: { name: 'InvestorPortal', type: 'window' },
      },
      plugins: argv.mode === 'production' ? config.plugins : [],
    };
  };
}

/** The webpack configuration of the host: an HTML page that owns every singleton. */
function host(app, plugins) {
  return (_env, argv) => {
    const config = base(app, argv.mode);
    return {
      ...config,
      entry: { main: './src/index.tsx' },
      output: { ...config.output, publicPath: '/' },
      plugins: [
        ...config.plugins,
        ...plugins,
        federation(app, {
          manifest: false,
          shared: providedByHost(versionIn(app)),
          experiments: { provideExternalRuntime: true },
        }),
      ],
      devServer: devServer(app.devPort),
    };
  };
}

module.exports = { embed, host, remote };
