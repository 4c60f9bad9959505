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

module.exports = { CrossOriginChunks };
