const path = require('node:path');

/** Replaces modules with others; `replaced` maps paths without extension. */
class ReplaceModules {
  constructor(replaced) {
    this.replaced = replaced;
  }

  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('ReplaceModules', (factory) => {
      factory.hooks.beforeResolve.tap('ReplaceModules', (asked) => {
        const by = this.replaced[path.resolve(asked.context, asked.request)];
        if (by) asked.request = by;
      });
    });
  }
}

module.exports = { ReplaceModules };
