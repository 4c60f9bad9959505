const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const {
  integrityFromHost,
  manifestFor,
  plainScripts,
  runtimeOfHost,
} = require('@investor-portal/loader/webpack.cjs');
const contract = require('@investor-portal/shared/federation/contract.json');
const { consumeFromHost } = require('@investor-portal/shared/federation/singletons.cjs');

// The name must be in shared/federation/remotes.json.
const name = 'portfolio';

const browsers = 'chrome >= 108, edge >= 108, firefox >= 121, safari >= 15.4';

module.exports = {
  context: __dirname,
  target: `browserslist:${browsers}`,
  // The release tool stores the source maps privately, so scripts must not name them.
  devtool: 'hidden-source-map',
  entry: {},
  output: {
    path: path.join(__dirname, 'dist'),
    filename: 'assets/[name].[contenthash:12].js',
    chunkFilename: 'assets/[name].[contenthash:12].js',
    publicPath: 'auto',
    uniqueName: `investor-portal-${name}`,
    crossOriginLoading: 'anonymous',
    trustedTypes: { policyName: `investor-portal-${name}` },
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        // The contract's package is TypeScript.
        exclude: /node_modules[\\/](?!@investor-portal[\\/])/,
        loader: require.resolve('swc-loader'),
        options: {
          env: { targets: browsers },
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.(woff2|svg)$/, type: 'asset/resource' },
    ],
  },
  // The host's runtime is on the page before any remote.
  externals: runtimeOfHost(require),
  plugins: [
    integrityFromHost(),
    plainScripts(),
    new ModuleFederationPlugin({
      name,
      filename: 'assets/entry.[contenthash:12].js',
      exposes: { './routes': './src/routes.tsx' },
      manifest: manifestFor(contract.version),
      shared: consumeFromHost,
      shareStrategy: 'loaded-first',
      dts: false,
    }),
  ],
  performance: false,
  stats: 'errors-only',
};
