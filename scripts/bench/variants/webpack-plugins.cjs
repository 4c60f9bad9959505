const path = require('node:path');

/**
 * Replaces modules with others. Both are paths without extension. If the build never requests a replaced module, the build
 * fails, because the module was moved or renamed. `packages` has the folders of packages whose modules are requested by name.
 */
class ReplaceModules {
  constructor(replaced, packages) {
    this.replaced = replaced;
    this.packages = Object.entries(packages);
  }

  pathOf({ context, request }) {
    const [name, folder] = this.packages.find(([each]) => request.startsWith(each)) ?? [];
    return name ? path.join(folder, request.slice(name.length)) : path.resolve(context, request);
  }

  apply(compiler) {
    const unasked = new Set(Object.keys(this.replaced));
    compiler.hooks.normalModuleFactory.tap('ReplaceModules', (factory) => {
      factory.hooks.beforeResolve.tap('ReplaceModules', (asked) => {
        const module = this.pathOf(asked);
        const by = this.replaced[module];
        if (!by) return;
        unasked.delete(module);
        asked.request = by;
      });
    });
    compiler.hooks.thisCompilation.tap('ReplaceModules', ({ errors, hooks }) => {
      hooks.finishModules.tap('ReplaceModules', () => {
        for (const module of unasked) errors.push(new Error(`Nothing imports ${module}.`));
      });
    });
  }
}

/** The first script preloads with CORS, as remotes need, so chunks must be requested with CORS too. */
class CrossOriginChunks {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('CrossOriginChunks', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'CrossOriginChunks',
        (source) => `${source}\nscript.crossOrigin = 'anonymous';`,
      );
    });
  }
}

module.exports = { CrossOriginChunks, ReplaceModules };
