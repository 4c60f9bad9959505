const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const {
  integrityFromHost,
  manifestFor,
  plainScripts,
  runtimeOfHost,
} = require('@investor-portal/loader/webpack.cjs');

const base = {
  context: __dirname,
  devtool: 'hidden-source-map',
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        // The loader is TypeScript.
        exclude: /node_modules[\\/](?!@investor-portal[\\/])/,
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  performance: false,
  stats: 'errors-only',
};

const host = {
  ...base,
  name: 'host',
  entry: './host.tsx',
  output: { path: path.join(__dirname, 'dist/host'), filename: 'host.js', publicPath: '/' },
};

const fromHost = { singleton: true, import: false, requiredVersion: false };

const remote = (name) => ({
  ...base,
  name,
  entry: {},
  output: {
    path: path.join(__dirname, 'dist', name),
    filename: 'assets/[name].[contenthash:12].js',
    chunkFilename: 'assets/[name].[contenthash:12].js',
    publicPath: 'auto',
    uniqueName: name,
    crossOriginLoading: 'anonymous',
  },
  externals: runtimeOfHost(require),
  plugins: [
    integrityFromHost(),
    plainScripts(),
    new ModuleFederationPlugin({
      name,
      filename: 'assets/entry.[contenthash:12].js',
      exposes: { './routes': `./${name}/routes.tsx` },
      manifest: manifestFor('1.0.0'),
      shared: { react: fromHost, 'react/jsx-runtime': fromHost },
      shareStrategy: 'loaded-first',
      dts: false,
    }),
  ],
});

module.exports = [host, remote('catalogue'), remote('basket')];
