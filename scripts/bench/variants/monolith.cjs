const path = require('node:path');
const {
  embedScript,
  hostSources,
  page,
  remotes,
  root,
  start,
  withoutFederation,
} = require('./common.cjs');

/** One build of host and remotes: each remote is a chunk that its first route asks for. */
module.exports = (dir) => {
  const config = start({ dir: path.join(root, 'host'), name: 'host' }, dir);
  return [
    {
      ...config,
      name: 'bench-monolith',
      entry: { main: path.join(hostSources, 'index.tsx') },
      output: { ...config.output, publicPath: '/' },
      resolve: {
        ...config.resolve,
        alias: {
          ...config.resolve.alias,
          ...Object.fromEntries(
            remotes.map(({ name, folder }) => [
              `bench-remote/${name}$`,
              path.join(folder, 'src/routes.tsx'),
            ]),
          ),
        },
      },
      plugins: [
        ...config.plugins,
        page(),
        withoutFederation({
          'load-remote': 'load-part.ts',
          'page-registry': 'no-registry.ts',
          provided: 'nothing.ts',
        }),
      ],
    },
    embedScript(dir),
  ];
};
