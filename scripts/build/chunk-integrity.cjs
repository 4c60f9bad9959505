/**
 * Makes a remote get the integrity of each chunk it loads from the host (host/src/federation/trusted-scripts.ts). The
 * host knows it from the remote's manifest, whose own integrity is in the registry: one chain of trust for all scripts.
 */
class ChunkIntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) =>
          `${source}\nif (self.portalScriptIntegrity) script.integrity = self.portalScriptIntegrity(url) || '';`,
      );
    });
  }
}

module.exports = { ChunkIntegrityPlugin };
