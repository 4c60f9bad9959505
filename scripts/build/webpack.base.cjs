const path = require('node:path');
const { coreHash } = require('./core/core-modules.cjs');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { BannerPlugin, Compilation } = require('webpack');
const { browsers, compilerOptions } = require('./compiler.cjs');
const { PathIndependentHash } = require('./path-independent-hash.cjs');

const sameInAnyFolder = {
  hashFunction: PathIndependentHash,
  // The name of a second module with the same name. The default contains a hash of the absolute path.
  devtoolFallbackModuleFilenameTemplate: 'webpack://[namespace]/[resource-path]?[loaders]',
};

function outputOf(app) {
  return path.join(app.dir, 'dist', process.env.BUILD_OUTPUT ?? 'dev');
}

/**
 * Returns the configuration that the four builds share. `app` is {dir, name}.
 */
function base(app, mode) {
  const production = mode === 'production';
  return {
    name: app.name,
    mode,
    context: app.dir,
    target: 'browserslist:' + browsers,
    // The source maps are not published (build-app.ts), so scripts must not name them.
    devtool: production ? 'hidden-source-map' : 'eval-source-map',
    output: {
      path: outputOf(app),
      filename: production ? 'assets/[name].[contenthash:12].js' : '[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:12].js' : '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      uniqueName: `investor-portal-${app.name}`,
      ...(production ? sameInAnyFolder : {}),
      crossOriginLoading: 'anonymous',
      // The host's Content-Security-Policy lists this policy (scripts/serve/headers.ts).
      trustedTypes: { policyName: `investor-portal-${app.name}` },
      // With the default of 120 s, a screen would wait too long.
      chunkLoadTimeout: 15_000,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: [
            { loader: require.resolve('swc-loader'), options: compilerOptions(!production) },
            require.resolve('./css-comments.cjs'),
          ],
        },
        // Only this library has newer syntax than the supported browsers (scripts/e2e/across-remotes/built-scripts.spec.ts).
        {
          test: /[\\/]@radix-ui[\\/].*\.mjs$/,
          loader: require.resolve('swc-loader'),
          options: { env: { targets: browsers } },
        },
        { test: /\.(woff2|svg)$/, type: 'asset/resource' },
      ],
    },
    cache: {
      type: 'filesystem',
      name: `${app.name}-${mode}`,
      // The short names in the core depend on the exports of all its modules, which webpack does not track.
      version: coreHash(),
      cacheDirectory: path.join(app.dir, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [__filename, path.join(app.dir, 'webpack.config.cjs')] },
    },
    optimization: {
      // swc minifies several times faster than terser, to the same size within one percent.
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    plugins: [
      ...(production ? [compiledEarly(), ...compression()] : []),
      ...(production ? [] : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

// Tells Chrome to compile a whole script on another thread while it downloads. Otherwise Chrome compiles each function on the
// main thread when it is first called, which is a fifth of a phone's work on a first visit.
function compiledEarly() {
  return new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^assets\/.*\.js$/,
    // The minifier removes comments, so this runs after it.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

// Files are compressed once at build time, so servers only pick a copy.
function compression() {
  const files = { test: /\.(js|css|html|json|svg)$/, minRatio: 1 };
  return [
    new CompressionPlugin({ ...files, algorithm: 'gzip', compressionOptions: { level: 9 } }),
    new CompressionPlugin({
      ...files,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
    }),
  ];
}

module.exports = { base, outputOf };
