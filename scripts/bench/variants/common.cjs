const fs = require('node:fs');
const path = require('node:path');
const HtmlPlugin = require('html-webpack-plugin');
const { boot, embed } = require('../../build/page-scripts.cjs');
const { base } = require('../../build/webpack.base.cjs');
const { ReplaceModules } = require('./replace-modules.cjs');

const root = path.resolve(__dirname, '../../..');
const hostSources = path.join(root, 'host/src');

const remotes = ['onboarding', 'opportunities', 'portfolio'].map((name) => ({
  name,
  folder: path.join(root, `remote-${name}`),
}));

/** The usual build of an app, into a folder of the benchmark. */
function start(app, dir, name) {
  const config = base(app, 'production');
  return {
    ...config,
    name,
    output: { ...config.output, path: dir },
    module: {
      ...config.module,
      // A replaced module that lacks an export must fail the build, not the page.
      parser: { ...config.module.parser, javascript: { exportsPresence: 'error' } },
    },
    cache: { ...config.cache, name, cacheDirectory: path.join(root, '.portal/bench/cache') },
  };
}

/** The host with some of its federation modules replaced by those in ./replaced. */
function withoutFederation(replaced) {
  return new ReplaceModules(
    Object.fromEntries(
      Object.entries(replaced).map(([module, by]) => [
        path.join(hostSources, 'federation', module),
        path.join(__dirname, 'replaced', by),
      ]),
    ),
  );
}

/** The host's page; `bootScript` must have been built into the same folder first. */
function page(dir) {
  return new HtmlPlugin({
    template: path.join(root, 'host/public/index.html'),
    templateParameters: (_, { js: scripts }) => ({
      version: 'bench',
      boot: fs.readFileSync(path.join(dir, 'boot.js'), 'utf8'),
      scripts,
    }),
    inject: false,
  });
}

const host = { dir: path.join(root, 'host'), name: 'host' };

function into(dir, make) {
  const config = make(host)({}, { mode: 'production' });
  return { ...config, output: { ...config.output, path: dir } };
}

/** embed.js, which every host serves. */
function embedScript(dir) {
  return into(dir, embed);
}

/** The document's first script. */
function bootScript(dir) {
  return into(dir, boot);
}

module.exports = {
  bootScript,
  embedScript,
  host,
  hostSources,
  page,
  remotes,
  root,
  start,
  withoutFederation,
};
