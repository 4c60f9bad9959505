/**
 * Sets the ids of modules whose name contains an absolute path or its hash: the container, the start of the federation runtime,
 * and shared modules. Webpack would derive their ids from these names, and the same sources would build to other bytes in
 * another folder (decision 97).
 */
class StableIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = idOf(module.identifier());
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function idOf(identifier) {
  if (identifier.startsWith('container entry ')) return 'container';
  const [, shared] = /^provide module \(\w+\) (\S+)@\S+ = /.exec(identifier) ?? [];
  if (shared) return `provide ${shared}`;
  return /[\\/]\.federation[\\/]entry\.[\da-f]+\.js(?:\||$)/.test(identifier)
    ? 'federation'
    : undefined;
}

module.exports = { StableIdsPlugin };
