const path = require('node:path');

/** Takes other modules in place of some: `replaced` names them by path without extension. */
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
