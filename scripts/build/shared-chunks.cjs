const ChunkLoading = require('webpack/lib/web/JsonpChunkLoadingRuntimeModule');

/**
 * Lets versions of a remote have files in common (decision 97). Two may be on one page, and webpack hands a chunk to every
 * runtime of one `chunkLoadingGlobal`, by its id: the second version would take chunks of the first. Here each chunk also
 * brings its address, and a runtime takes only what it would load itself, plain or not (shared/loader/webpack.cjs). So the name of
 * the global need not change with each version, and with it every file.
 */
class SharedChunksPlugin {
  apply(compiler) {
    const { javascript, runtime, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('SharedChunksPlugin', (compilation) => {
      const hooks = javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
      const afterTheFormat = { name: 'SharedChunksPlugin', stage: 100 };
      hooks.renderChunk.tap(afterTheFormat, (source) => withAddress(source, sources));
      compilation.hooks.runtimeModule.tap('SharedChunksPlugin', (module) => {
        if (module instanceof ChunkLoading) edit(module, ownChunksOnly);
        if (module instanceof runtime.LoadScriptRuntimeModule) edit(module, ownElementsOnly);
      });
    });
  }
}

const end = '])';

// `(self.global = …).push([ids, modules])`, of which a runtime reads no further than a third item.
function withAddress(source, { ReplaceSource }) {
  const text = source.source();
  if (!text.endsWith(end)) throw new Error('A chunk is not what webpack 5 makes of it.');
  const changed = new ReplaceSource(source);
  changed.insert(text.length - end.length, ',0,document.currentScript.src');
  return changed;
}

function edit(module, change) {
  const generate = module.generate.bind(module);
  module.generate = () => change(generate());
}

// A file may have the ids of several chunks, of which one gives it its name.
const taken = 'let [chunkIds, moreModules, runtime] = data;';

function ownChunksOnly(code) {
  return replaced(
    code,
    taken,
    `${taken}
if (!chunkIds.some((id) => data[3].split('?')[0].endsWith('/' + __webpack_require__.u(id)))) return parentChunkLoadingFunction && parentChunkLoadingFunction(data);`,
  );
}

// An element that loads the chunk of this id for another version is no element of this one.
function ownElementsOnly(code) {
  return replaced(code, ' || s.getAttribute("data-webpack") == dataWebpackPrefix + key', '');
}

function replaced(code, from, to) {
  if (!code.includes(from)) throw new Error(`webpack's runtime has changed: it has no ${from}`);
  return code.replace(from, () => to);
}

module.exports = { SharedChunksPlugin };
