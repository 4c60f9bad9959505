/**
 * Gives each chunk that the host loads later its integrity, which is in the page (page-integrity.ts). (Those of remotes:
 * chunk-integrity.cjs.)
 */
class OwnChunkIntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('OwnChunkIntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'OwnChunkIntegrityPlugin',
        (source) =>
          `${source}\nscript.integrity = JSON.parse(document.getElementById('portal-chunks').text)[url];`,
      );
    });
  }
}

module.exports = { OwnChunkIntegrityPlugin };
