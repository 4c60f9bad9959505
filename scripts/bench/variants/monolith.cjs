const path = require('node:path');
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

/** One build of host and remotes: each remote is a chunk that its first route loads. */
module.exports = (dir) => {
  const config = start(host, dir, 'bench-monolith');
  const parts = remotes.map(({ name, folder }) => [
    `bench-remote/${name}$`,
    path.join(folder, 'src/routes.tsx'),
  ]);
  const portal = {
    ...config,
    entry: { main: path.join(hostSources, 'index.tsx') },
    output: { ...config.output, publicPath: '/' },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve.alias, ...Object.fromEntries(parts) },
    },
    plugins: [
      ...config.plugins,
      page(dir),
      new CrossOriginChunks(),
      withoutFederation({
        'load-remote': 'load-part.ts',
        'page-registry': 'no-registry.ts',
      }),
    ],
  };
  return [bootScript(dir), portal, embedScript(dir)];
};
