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
 * What screens share is a chunk when it is worth a request, whoever wrote it. Tried out on all routes: smaller chunks, like
 * webpack's default of them for libraries, cost each screen more bytes; none at all cost the tour a fifth more.
 */
const splitChunks = {
  chunks: 'async',
  minSize: 40_000,
  // The libraries are cut off like the host's, so that a release leaves them where they are.
  cacheGroups: { defaultVendors: false, libraries },
};

/** The usual build of a script of the host's page, into a folder of the benchmark. */
function pageScript(make, dir) {
  const config = make(host)({}, { mode: 'production' });
  return { ...config, output: { ...config.output, path: dir } };
}

/** The host's page; the document's first script must have been built into the same folder before. */
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

/** The monolith at its best: routes in the main script, each screen a chunk of its own that loads at once. */
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
      // The modules of ./replaced take the libraries that the host has.
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

/** The configurations of a build to `dir`. */
const configurations = (dir) => [pageScript(boot, dir), portal(dir), pageScript(embed, dir)];

module.exports = { configurations, remoteNames, replaced };
