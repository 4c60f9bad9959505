const { BannerPlugin, RuntimeGlobals, RuntimeModule } = require('webpack');
const { LoadScriptPlugin } = require('@investor-portal/loader/webpack.cjs');

/**
 * Lets versions of a remote have files in common (decision 97). Two versions may run on one page, and webpack hands each chunk
 * to every runtime of one `chunkLoadingGlobal`, by the chunk's id: the second version would take chunks of the first. Here
 * each chunk also brings its address, and a runtime is given only what it would load itself, plain or not
 * (shared/loader/src/plain-scripts.ts). So the name of the global need not change with each version, and with it every file.
 */
class SharedChunksPlugin {
  apply(compiler) {
    const { chunkLoadingGlobal } = compiler.options.output;
    const list = `self[${JSON.stringify(chunkLoadingGlobal)}]`;
    // Webpack pushes `[ids, modules, runtime]` and reads no further.
    const banner = ({ chunk }) =>
      chunk.hasRuntime() ? '' : `;${list}.at(-1)[3] = document.currentScript.src;`;
    new BannerPlugin({ banner, footer: true, raw: true, test: /\.js$/ }).apply(compiler);
    // Webpack would take the element that loads a chunk of the same id for another version.
    new LoadScriptPlugin(() => 'script.removeAttribute("data-webpack");').apply(compiler);
    compiler.hooks.thisCompilation.tap('SharedChunksPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('SharedChunksPlugin', (chunk, requirements) => {
          requirements.add(RuntimeGlobals.getChunkScriptFilename);
          compilation.addRuntimeModule(chunk, new TakeOwnChunks(list));
          compilation.addRuntimeModule(chunk, new PassChunksOn(list));
        });
    });
  }
}

const shared = '__webpack_require__.sharedChunks';

/** Runs before webpack reads the list of chunks: it finds only its own there. */
class TakeOwnChunks extends RuntimeModule {
  constructor(list) {
    super('take own chunks', RuntimeModule.STAGE_ATTACH - 1);
    this.list = list;
  }

  // A file may have the ids of several chunks, of which one gives it its name.
  generate() {
    return `
const all = ${this.list} = ${this.list} || [];
const isOwn = ([ids, , , address = document.currentScript.src]) =>
  ids.some((id) => address.split('?')[0].endsWith('/' + ${RuntimeGlobals.getChunkScriptFilename}(id)));
${shared} = { all, isOwn };
${this.list} = all.filter(isOwn);`;
  }
}

/** Runs after webpack: whatever chunk arrives later is kept for other versions too. */
class PassChunksOn extends RuntimeModule {
  constructor(list) {
    super('pass chunks on', RuntimeModule.STAGE_TRIGGER);
    this.list = list;
  }

  generate() {
    return `
const { all, isOwn } = ${shared};
const own = ${this.list};
const push = all.push.bind(all);
all.push = (chunk) => {
  if (isOwn(chunk)) own.push(chunk);
  return push(chunk);
};
${this.list} = all;`;
  }
}

module.exports = { SharedChunksPlugin };
