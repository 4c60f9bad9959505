const path = require('node:path');
const HtmlPlugin = require('html-webpack-plugin');
const { base, embed } = require('../../build/webpack.preset.cjs');
const { ReplaceModules } = require('./replace-modules.cjs');

const root = path.resolve(__dirname, '../../..');
const hostSources = path.join(root, 'host/src');

const remotes = ['onboarding', 'opportunities', 'portfolio'].map((name) => ({
  name,
  folder: path.join(root, `remote-${name}`),
}));

/** The build every app of this house has, into a folder of the benchmark. */
function start(app, dir) {
  const config = base(app, 'production');
  return {
    ...config,
    output: { ...config.output, path: dir },
    cache: { ...config.cache, cacheDirectory: path.join(root, '.portal/bench/cache') },
  };
}

/** The host with some of its federation's modules replaced by those in ./replaced. */
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

function page() {
  return new HtmlPlugin({
    template: path.join(root, 'host/public/index.html'),
    scriptLoading: 'defer',
    inject: 'head',
  });
}

/** The script of the platform's page, which every host serves. */
function embedScript(dir) {
  const config = embed({ dir: path.join(root, 'host'), name: 'host' })({}, { mode: 'production' });
  return { ...config, output: { ...config.output, path: dir } };
}

module.exports = { embedScript, hostSources, page, remotes, root, start, withoutFederation };
