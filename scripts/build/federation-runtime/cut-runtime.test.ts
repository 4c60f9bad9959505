import path from 'node:path';
import vm from 'node:vm';
import { DefinePlugin, type Configuration } from 'webpack';
import { root } from '../../workspace/apps';
import { scratchFolder } from '../../workspace/testing/scratch-folder';
import { buildSources } from '../testing/build-sources';
import { cutRuntime, runtimeFlags } from './cut-runtime.cjs';

const dir = scratchFolder();

const bundlerRuntime = '@module-federation/webpack-bundler-runtime';
const modules = [path.join(root, 'host/node_modules'), 'node_modules'];

// A page shares a library with a remote. The remote's container starts with the host's runtime, like webpack's containers.
const main = `
import { createInstance } from '@module-federation/enhanced/runtime';
import remoteRuntime from '${bundlerRuntime}';

const library = { name: 'the host’s' };
const shareConfig = { singleton: true, requiredVersion: false };
const page = createInstance({
  name: 'host',
  remotes: [],
  shared: { library: { version: '1.2.0', lib: () => library, shareConfig } },
  plugins: [{ name: 'containers', loadEntry: ({ remoteInfo }) => containers[remoteInfo.name] }],
});

const containers = {
  portfolio: {
    init(shareScope) {
      const initOptions = { name: 'portfolio', remotes: [], plugins: [], shared: {} };
      const federation = { initOptions, runtime: remoteRuntime.runtime, instance: undefined };
      this.instance = remoteRuntime.bundlerRuntime.init({ webpackRequire: { federation } });
      this.instance.initShareScopeMap('default', shareScope);
    },
    async get(exposed) {
      if (exposed !== './routes') throw new Error('It exposes no ' + exposed + '.');
      const taken = async (requiredVersion) => {
        const config = { shareConfig: { singleton: false, requiredVersion } };
        const found = await this.instance.loadShare('library', { customShareInfo: config });
        return found && found().name;
      };
      const names = [await taken(false), await taken('^1.0.0'), await taken('^2.0.0')];
      return () => ({ names });
    },
  },
};

globalThis.outcome = async () => {
  page.registerRemotes([{ name: 'portfolio', entry: 'https://cdn.example/entry.js' }], { force: true });
  const { names } = await page.loadRemote('portfolio/routes');
  const failed = (request) => page.loadRemote(request).then(() => 'loaded', ({ message }) => message);
  return JSON.stringify([names, await failed('portfolio/nothing'), await failed('stranger/routes')]);
};
`;

async function builtWith(configuration: Configuration) {
  const files = await buildSources(
    dir,
    { 'main.js': main },
    { optimization: { minimize: false }, ...configuration },
  );
  const [script = ''] = files.values();
  const page = vm.createContext({ console, setTimeout, URL });
  vm.runInContext('var self = globalThis, window = globalThis', page);
  vm.runInContext(script, page);
  const outcome = JSON.parse((await vm.runInContext('outcome()', page)) as string) as unknown[];
  return { script, outcome };
}

describe('the host’s federation runtime without what no page needs (decision 91)', () => {
  it('loads remotes, shares modules with them and fails as the official one, and is smaller', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const official = await builtWith({ resolve: { modules } });
    const cut = await builtWith({
      resolve: { modules, alias: cutRuntime },
      plugins: [new DefinePlugin(runtimeFlags)],
    });
    expect(cut.outcome[0]).toEqual(['the host’s', 'the host’s', false]);
    expect(cut.outcome).toEqual(official.outcome);
    // The difference is smaller if an update of the runtime has moved one of the replaced files.
    expect(official.script.length - cut.script.length).toBeGreaterThan(28_000);
  }, 60_000);
});
