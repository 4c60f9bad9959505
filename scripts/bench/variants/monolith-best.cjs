const fs = require('node:fs');
const path = require('node:path');
const HtmlPlugin = require('html-webpack-plugin');
const { libraries } = require('../../build/vendor-chunk.cjs');
const { boot, embed } = require('../../build/page-scripts.cjs');
const { base } = require('../../build/webpack.base.cjs');
const { CrossOriginChunks, ReplaceModules } = require('./webpack-plugins.cjs');

const root = path.resolve(__dirname, '../../..');
const host = { dir: path.join(root, 'host'), name: 'host' };
const hostSources = path.join(root, 'host/src');
const loaderSources = path.join(root, 'shared/loader/src');

const remoteNames = Object.keys(require('@investor-portal/shared/federation/remotes.json'));

const sourcesOf = (remote) => path.join(root, `remote-${remote}`, 'src');
const replacement = (file) => path.join(__dirname, 'replaced', file);

const replaced = {
  [path.join(loaderSources, 'load-remote')]: replacement('load-direct.tsx'),
  [path.join(loaderSources, 'page-registry')]: replacement('no-registry.ts'),
  [path.join(loaderSources, 'start-loader')]: replacement('no-federation.ts'),
  [path.join(hostSources, 'federation/host-shared-modules')]: replacement('no-federation.ts'),
  [path.join(hostSources, 'federation/RemoteOutlet')]: replacement('DirectOutlet.tsx'),
};

/** The names by which ./replaced imports the remotes and the router (remotes.d.ts). */
const alias = {
  ...Object.fromEntries(
    remoteNames.map((name) => [`bench-remote/${name}$`, path.join(sourcesOf(name), 'routes.tsx')]),
  ),
  'react-router-dom$': replacement('router.ts'),
  'bench-router$': path.join(host.dir, 'node_modules/react-router-dom/dist/index.mjs'),
};

/**
 * Modules that screens share are a chunk if the chunk is large enough for a request. Measured on all routes: smaller chunks,
 * like webpack's default for libraries, cost each screen more bytes. Without shared chunks the tour needed a fifth more.
 */
const splitChunks = {
  chunks: 'async',
  minSize: 40_000,
  // The libraries are split off like the host's, so a release does not change their address.
  cacheGroups: { defaultVendors: false, libraries },
};

function pageScript(make, dir) {
  const config = make(host)({}, { mode: 'production' });
  return { ...config, output: { ...config.output, path: dir } };
}

/** Creates the host's page. The document's first script must have been built into the same folder before. */
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

function portal(dir) {
  const config = base(host, 'production');
  const name = 'bench-monolith-best';
  return {
    ...config,
    name,
    entry: { main: path.join(hostSources, 'index.tsx') },
    output: { ...config.output, path: dir, publicPath: '/' },
    optimization: { ...config.optimization, splitChunks },
    module: {
      ...config.module,
      // A replaced module that lacks an export must fail the build, not the page.
      parser: { ...config.module.parser, javascript: { exportsPresence: 'error' } },
    },
    resolve: {
      ...config.resolve,
      // The modules of ./replaced use the host's libraries.
      modules: ['node_modules', path.join(host.dir, 'node_modules')],
      alias,
    },
    plugins: [
      ...config.plugins,
      page(dir),
      new CrossOriginChunks(),
      new ReplaceModules(replaced, { '@investor-portal/loader/': loaderSources }),
    ],
    cache: { ...config.cache, name, cacheDirectory: path.join(root, '.portal/bench/cache') },
  };
}

const configurations = (dir) => [pageScript(boot, dir), portal(dir), pageScript(embed, dir)];

module.exports = { configurations, remoteNames, replaced };
