const path = require('node:path');
const HtmlPlugin = require('html-webpack-plugin');
const { experiments, runtime } = require('webpack');
const { libraries } = require('../../../build/vendor-chunk.cjs');
const { base } = require('../../../build/webpack.base.cjs');
const hostConfigurations = require('../../../../host/webpack.config.cjs');
const remotes = require('@investor-portal/shared/federation/remotes.json');

const root = path.resolve(__dirname, '../../../..');
const host = { dir: path.join(root, 'host'), name: 'host' };
const hostSources = path.join(root, 'host/src');
const loader = '@investor-portal/loader/';
const loaderSources = path.join(root, 'shared/loader/src');

const replacement = (file) => path.join(__dirname, file);

/** The modules that a monolith cannot have, as paths without extension. */
const replaced = {
  [path.join(loaderSources, 'load-remote')]: replacement('load-direct.tsx'),
  [path.join(loaderSources, 'page-registry')]: replacement('no-federation.ts'),
  [path.join(loaderSources, 'start-loader')]: replacement('no-federation.ts'),
  [path.join(hostSources, 'federation/host-shared-modules')]: replacement('no-federation.ts'),
  [path.join(hostSources, 'federation/RemoteOutlet')]: replacement('load-direct.tsx'),
};

/** Replaces these modules. An unused replacement and a trace of the federation's runtime fail the build. */
class WithoutFederation {
  apply(compiler) {
    const name = 'WithoutFederation';
    const unused = new Set(Object.keys(replaced));
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.beforeResolve.tap(name, (asked) => {
        const module = asked.request.startsWith(loader)
          ? path.join(loaderSources, asked.request.slice(loader.length))
          : path.resolve(asked.context, asked.request);
        asked.request = replaced[module] ?? asked.request;
        unused.delete(module);
      });
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        const fail = (fault) => compilation.errors.push(new Error(fault));
        for (const module of unused) fail(`Nothing imports ${module}.`);
        for (const module of modules)
          if (module.identifier().includes('@module-federation'))
            fail(`${module.identifier()} must not be in this build.`);
      });
      // The first script preloads with CORS, as remotes need, so chunks must be requested with CORS too.
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\nscript.crossOrigin = 'anonymous';`,
      );
    });
  }
}

/** Returns the configurations of the best monolith, and of its document's first script. They write to `outputOf(host)`. */
exports.configurations = () => {
  const [firstScript, shell] = hostConfigurations.map((make) => make({}, { mode: 'production' }));
  const config = base(host, 'production');
  const names = Object.keys(remotes);
  const imports = names.map(
    (name) => `import { remote as ${name} } from '${root}/remote-${name}/src/routes.tsx';`,
  );
  const monolith = {
    ...config,
    name: 'bench-monolith',
    // The page contains the first script.
    dependencies: [firstScript.name],
    entry: { main: path.join(hostSources, 'index.tsx') },
    output: { ...config.output, publicPath: '/' },
    optimization: {
      ...config.optimization,
      // Modules that screens share are a chunk if the chunk is large enough for a request. Measured on all routes: smaller
      // chunks, like webpack's default for libraries, cost each screen more bytes.
      splitChunks: {
        chunks: 'async',
        minSize: 40_000,
        // The libraries are split off like the host's, so a release does not change their address.
        cacheGroups: { defaultVendors: false, libraries },
      },
    },
    module: {
      ...config.module,
      // A replaced module that lacks an export must fail the build, not the page.
      parser: { ...config.module.parser, javascript: { exportsPresence: 'error' } },
    },
    resolve: {
      ...config.resolve,
      // The modules of this folder use the host's libraries.
      modules: ['node_modules', path.join(host.dir, 'node_modules')],
      alias: { 'react-router-dom$': path.join(__dirname, 'router.ts') },
    },
    plugins: [
      ...config.plugins,
      shell.plugins.find((plugin) => plugin instanceof HtmlPlugin),
      new WithoutFederation(),
      new experiments.schemes.VirtualUrlPlugin({
        remotes: `${imports.join('\n')} export const remotes = { ${names.join()} };`,
      }),
    ],
    cache: { ...config.cache, name: 'bench-monolith' },
  };
  return [monolith, firstScript];
};
