const HtmlPlugin = require('html-webpack-plugin');
const { embed, host } = require('@investor-portal/scripts/build/webpack.preset.cjs');

const app = { dir: __dirname, name: 'host', devPort: Number(process.env.HOST_PORT ?? 4100) };
const page = new HtmlPlugin({
  template: 'public/index.html',
  scriptLoading: 'defer',
  inject: 'head',
});

module.exports = [host(app, [page]), embed(app)];
