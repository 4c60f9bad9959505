const { createRequire } = require('node:module');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { singletons } = require('@investor-portal/shared/federation/singletons.cjs');
const {
  bootScript,
  embedScript,
  host,
  hostSources,
  page,
  remotes,
  root,
  start,
  withoutFederation,
} = require('./common.cjs');

const packages = [
  'react',
  'react-dom',
  'react-router-dom',
  'swr',
  'jotai',
  'styled-components',
  'notistack',
  'react-hook-form',
  'valibot',
  'ky',
];

// Skips a library that the shared sources no longer use.
const used = Object.keys(require('@investor-portal/shared/package.json').dependencies);
const fromShared = createRequire(path.join(root, 'shared/package.json'));

/** Whole packages and their subpaths as singletons, loaded on first use: the usual configuration. */
const shared = Object.fromEntries(
  packages
    .filter((name) => used.includes(name))
    .flatMap((name) => {
      const settings = { singleton: true, requiredVersion: `^${versionOf(name)}` };
      // Without the subpaths, `swr/infinite` would bring a second SWR with its own context.
      return [
        [name, settings],
        [`${name}/`, settings],
      ];
    }),
);
// Only the modules of our own package that hold state: sharing the rest file by file would cost dozens of requests.
for (const name of singletons.filter((each) => each.startsWith('@investor-portal/')))
  shared[name] = { singleton: true, requiredVersion: false };

function versionOf(name) {
  const file = fromShared.resolve(name).replaceAll(path.sep, '/');
  const folder = `node_modules/${name}/`;
  const dir = file.slice(0, file.lastIndexOf(folder) + folder.length);
  return require(`${dir}package.json`).version;
}

function config(app, dir) {
  return start(app, dir, `bench-defaults-${app.name}`);
}

function remote({ name, folder }, dir) {
  const made = config({ dir: folder, name }, path.join(dir, name));
  return {
    ...made,
    entry: {},
    output: { ...made.output, publicPath: 'auto' },
    plugins: [
      ...made.plugins,
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: { './routes': './src/routes.tsx' },
        shared,
        dts: false,
      }),
    ],
  };
}

/** @param origins where each remote will be served, by name */
module.exports = (dir, origins) => {
  const hostDir = path.join(dir, 'host');
  const made = config(host, hostDir);
  const portal = {
    ...made,
    entry: { main: path.join(__dirname, 'replaced/bootstrap.cjs') },
    output: { ...made.output, publicPath: '/' },
    resolve: {
      ...made.resolve,
      alias: { ...made.resolve.alias, 'bench-host$': path.join(hostSources, 'index.tsx') },
    },
    plugins: [
      ...made.plugins,
      page(hostDir),
      withoutFederation({
        'load-remote': 'load-federated.ts',
        'page-registry': 'no-registry.ts',
      }),
      new ModuleFederationPlugin({
        name: 'host',
        remotes: Object.fromEntries(
          remotes.map(({ name }) => [name, `${name}@${origins[name]}/mf-manifest.json`]),
        ),
        shared,
        dts: false,
      }),
    ],
  };
  const others = remotes.map((each) => remote(each, dir));
  return [bootScript(hostDir), portal, embedScript(hostDir), ...others];
};
