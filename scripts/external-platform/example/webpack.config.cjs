const path = require('node:path');

module.exports = {
  context: __dirname,
  entry: './src/index.tsx',
  output: { path: path.join(__dirname, 'dist'), filename: 'app.js' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
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
