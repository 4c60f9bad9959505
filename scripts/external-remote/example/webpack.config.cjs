const { createRequire } = require('node:module');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const contract = require('@investor-portal/shared/federation/contract.json');
const { consumeFromHost } = require('@investor-portal/shared/federation/singletons.cjs');

// One of the names that the host knows (shared/src/contract/remote-names.ts).
const name = 'portfolio';

// The host's runtime is on the page before any remote: an entry that brought its own would be three times as large.
const enhanced = createRequire(require.resolve('@module-federation/enhanced'));
const runtime = enhanced.resolve('@module-federation/webpack-bundler-runtime/bundler');

const browsers = 'chrome >= 108, edge >= 108, firefox >= 121, safari >= 15.4';

/** Says in the manifest which contract it was built against. */
function nameContract({ stats }) {
  stats.metaData.contract = contract.version;
}

/** Takes the integrity of each chunk from the host, which has it from the release's manifest. */
const chunkIntegrity = {
  apply({ hooks, webpack }) {
    const { LoadScriptRuntimeModule } = webpack.runtime;
    hooks.compilation.tap('ChunkIntegrity', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        (source) =>
          `${source}\nif (self.portalScriptIntegrity) script.integrity = self.portalScriptIntegrity(url) || '';`,
      );
    });
  },
};

module.exports = {
  context: __dirname,
  target: `browserslist:${browsers}`,
  // Hidden: the release tool keeps the maps where nobody fetches them.
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
  externals: { [runtime.replaceAll(path.sep, '/')]: 'var portalFederationRuntime' },
  plugins: [
    chunkIntegrity,
    new ModuleFederationPlugin({
      name,
      filename: 'assets/entry.[contenthash:12].js',
      exposes: { './routes': './src/routes.tsx' },
      manifest: { additionalData: nameContract },
      shared: consumeFromHost,
      shareStrategy: 'loaded-first',
      dts: false,
    }),
  ],
  performance: false,
  stats: 'errors-only',
};
