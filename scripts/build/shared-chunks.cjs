const { BannerPlugin, RuntimeGlobals, RuntimeModule } = require('webpack');
const { LoadScriptPlugin } = require('@investor-portal/loader/webpack.cjs');

/**
 * Lets versions of a remote share files (decision 97). If two versions run on one page, webpack passes each chunk to every
 * runtime with the same `chunkLoadingGlobal`, so the second version would take chunks of the first. With this plugin each
 * chunk also brings its address, and a runtime only takes the chunks that it would load itself, as plain scripts or not
 * (shared/loader/src/failed-scripts.ts). The global can then keep its name, and so files need not change with each version.
 */
class SharedChunksPlugin {
  apply(compiler) {
    const { chunkLoadingGlobal } = compiler.options.output;
    const list = `self[${JSON.stringify(chunkLoadingGlobal)}]`;
    // Webpack pushes `[ids, modules, runtime]` and ignores further elements.
    const banner = ({ chunk }) =>
      chunk.hasRuntime() ? '' : `;${list}.at(-1)[3] = document.currentScript.src;`;
    new BannerPlugin({ banner, footer: true, raw: true, test: /\.js$/ }).apply(compiler);
    // Without this, webpack would reuse the element that loads another version's chunk with the same id.
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

/** Runs before webpack reads the list of chunks, and leaves only the version's own chunks in the list. */
class TakeOwnChunks extends RuntimeModule {
  constructor(list) {
    super('take own chunks', RuntimeModule.STAGE_ATTACH - 1);
    this.list = list;
  }

  // A file may contain several chunks, and its name comes from one of their ids.
  generate() {
    return `
const all = ${this.list} = ${this.list} || [];
const isOwn = ([ids, , , address = document.currentScript.src]) =>
  ids.some((id) => address.split('?')[0].endsWith('/' + ${RuntimeGlobals.getChunkScriptFilename}(id)));
${shared} = { all, isOwn };
${this.list} = all.filter(isOwn);`;
  }
}

/** Runs after webpack, and keeps every later chunk for other versions too. */
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
