const HtmlPlugin = require('html-webpack-plugin');
const { boot, bootScript, embed } = require('@investor-portal/scripts/build/page-scripts.cjs');
const { host } = require('@investor-portal/scripts/build/webpack.preset.cjs');

const app = { dir: __dirname, name: 'host', devPort: Number(process.env.HOST_PORT ?? 4100) };
const page = new HtmlPlugin({
  template: 'public/index.html',
  templateParameters: (_, { js: scripts }) => ({
    boot: bootScript(app),
    scripts,
    // In the page alone: a script that says it would have another name after each change of any source.
    version: process.env.RELEASE_VERSION ?? 'dev',
  }),
  inject: false,
});

module.exports = [boot(app), host(app, [page]), embed(app)];
