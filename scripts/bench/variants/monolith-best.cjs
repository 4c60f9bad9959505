const path = require('node:path');
const { libraries } = require('../../build/libraries-apart.cjs');
const {
  bootScript,
  embedScript,
  host,
  hostSources,
  page,
  remotes,
  start,
  withoutFederation,
} = require('./common.cjs');
const { CrossOriginChunks } = require('./cross-origin-chunks.cjs');
const { firstScreenModules } = require('./first-screens.cjs');
const { ReplaceModules } = require('./replace-modules.cjs');

const first = firstScreenModules(remotes);

/**
 * What screens share is a chunk when it is worth a request, whoever wrote it. Tried out on all routes: smaller chunks, like
 * webpack's default of them for libraries, cost each screen more bytes; none at all cost the tour a fifth more.
 */
const splitChunks = {
  chunks: 'async',
  minSize: 40_000,
  // As the host's, so that a release leaves them where they are.
  cacheGroups: { defaultVendors: false, libraries },
};

/** The monolith at its best: routes in the main script, each screen a chunk of its own that loads at once. */
module.exports = (dir) => {
  const config = start(host, dir, 'bench-monolith-best');
  const parts = remotes.map(({ name, folder }) => [
    `bench-remote/${name}$`,
    path.join(folder, 'src/routes.tsx'),
  ]);
  const screens = first.map(([name, module]) => [`bench-screen/${name}$`, `${module}.tsx`]);
  const lazy = path.join(__dirname, 'replaced/lazy-first-screens.ts');
  const portal = {
    ...config,
    entry: { main: path.join(hostSources, 'index.tsx') },
    output: { ...config.output, publicPath: '/' },
    optimization: { ...config.optimization, splitChunks },
    resolve: {
      ...config.resolve,
      // For the modules of ./replaced, which take what the host has.
      modules: ['node_modules', path.join(host.dir, 'node_modules')],
      alias: { ...config.resolve.alias, ...Object.fromEntries([...parts, ...screens]) },
    },
    plugins: [
      ...config.plugins,
      page(dir),
      new CrossOriginChunks(),
      withoutFederation({
        'load-remote': 'load-direct.tsx',
        'page-registry': 'no-registry.ts',
        RemoteOutlet: 'DirectOutlet.tsx',
      }),
      new ReplaceModules(Object.fromEntries(first.map(([, module]) => [module, lazy]))),
    ],
  };
  return [bootScript(dir), portal, embedScript(dir)];
};
