const StockSharing = require('webpack/lib/sharing/ShareRuntimeModule');

/** Leaves out of an entry webpack's own sharing, which Module Federation replaces before anything calls it. */
class NoStockSharingPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('NoStockSharingPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('NoStockSharingPlugin', (module) => {
        if (module instanceof StockSharing) module.generate = () => '';
      });
    });
  }
}

module.exports = { NoStockSharingPlugin };
