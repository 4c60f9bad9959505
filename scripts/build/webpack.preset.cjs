const { createRequire } = require('node:module');
const fs = require('node:fs');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const zlib = require('node:zlib');
const { ChunkIntegrityPlugin } = require('./chunk-integrity.cjs');
const { ReleaseStartPlugin } = require('./release-start.cjs');
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

function outputOf(app) {
  return path.join(app.dir, 'dist', process.env.BUILD_OUTPUT ?? 'dev');
}

/** What the four builds have in common; `app` is {dir, name}. */
function base(app, mode) {
  const production = mode === 'production';
  return {
    name: app.name,
    mode,
    context: app.dir,
    target: 'browserslist:' + browsers,
    devtool: production ? 'source-map' : 'eval-source-map',
    output: {
      path: outputOf(app),
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
                react: { runtime: 'automatic', development: !production, refresh: !production },
              },
            },
          },
        },
        { test: /\.(woff2|svg)$/, type: 'asset/resource' },
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(app.dir, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [__filename, path.join(app.dir, 'webpack.config.cjs')] },
    },
    optimization: {
      // swc minifies several times faster than terser itself, to the same size within a percent.
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    plugins: production ? compression() : [new ReactRefreshPlugin({ overlay: false })],
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

function federation(app, options) {
  return new ModuleFederationPlugin({
    name: app.name,
    // version-first would ask every registered remote before anything shows.
    shareStrategy: 'loaded-first',
    dts: false,
    ...options,
    // Without the half that serves Node, and without the one that reads manifests: the host knows a release's
    // scripts from the registry (host/src/federation/release-files.ts).
    experiments: {
      ...options.experiments,
      optimization: { target: 'web', disableSnapshot: true },
    },
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

// What the first screen of a remote needs comes in one request; what only later screens share is split off.
const splitChunks = {
  chunks: ({ name }) => !name?.startsWith('__federation_expose_'),
};

/** The webpack configuration of a remote: it exposes `./routes` and takes its singletons from the host. */
function remote(app) {
  return (_env, argv) => {
    const config = base(app, argv.mode);
    const production = argv.mode === 'production';
    return {
      ...config,
      entry: {},
      output: {
        ...config.output,
        publicPath: 'auto',
        // Where two versions meet on a page (the previous one takes over), neither takes the other's chunks.
        chunkLoadingGlobal: `portalChunks_${app.name}_${process.env.RELEASE_VERSION ?? 'dev'}`,
      },
      optimization: { ...config.optimization, splitChunks },
      plugins: [
        ...config.plugins,
        new ChunkIntegrityPlugin(),
        new ReleaseStartPlugin(app.name, path.join(app.dir, 'early.json')),
        federation(app, {
          filename: production ? 'assets/entry.[contenthash:12].js' : 'entry.js',
          exposes: { './routes': './src/routes.tsx' },
          manifest: true,
          shared: takenFromHost(versionIn(app)),
          // The host's runtime serves every remote: 20 KB less in each entry.
          experiments: { externalRuntime: true },
        }),
      ],
      devServer: devServer(app.devPort),
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

/** The document's first script, which the page carries in itself (host/src/boot). */
function boot(app) {
  return (_env, argv) => {
    const config = base({ ...app, name: 'boot' }, argv.mode);
    return {
      ...config,
      entry: './src/boot/boot.ts',
      output: { ...config.output, filename: bootFile },
      plugins: [],
    };
  };
}

const bootFile = 'boot.js';

/** Its text, once `boot` is built; none while developing, when nothing is written to the disk. */
function bootScript(app) {
  const built = path.join(outputOf(app), bootFile);
  return fs.existsSync(built) ? fs.readFileSync(built, 'utf8') : '';
}

/** The webpack configuration of the host: an HTML page that owns every singleton. */
function host(app, plugins) {
  return (_env, argv) => {
    const config = base(app, argv.mode);
    return {
      ...config,
      // The page carries the first script's text.
      dependencies: ['boot'],
      entry: { main: './src/index.tsx' },
      output: { ...config.output, publicPath: '/' },
      // What comes later, comes in one request each.
      optimization: { ...config.optimization, splitChunks: false },
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

module.exports = { boot, bootScript, embed, host, remote };
