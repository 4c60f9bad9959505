const path = require('node:path');

/**
 * Replaces modules with others. Both are paths without extension. A module that the build never asks for fails it: it has
 * been moved or renamed.
 */
class ReplaceModules {
  constructor(replaced) {
    this.replaced = replaced;
  }

  apply(compiler) {
    const unasked = new Set(Object.keys(this.replaced));
    compiler.hooks.normalModuleFactory.tap('ReplaceModules', (factory) => {
      factory.hooks.beforeResolve.tap('ReplaceModules', (asked) => {
        const module = path.resolve(asked.context, asked.request);
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
