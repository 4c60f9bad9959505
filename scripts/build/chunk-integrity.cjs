/**
 * Makes a remote ask the host for the integrity of each chunk it loads (host/src/federation/trusted-scripts.ts). The
 * host knows it from the remote's manifest, whose own integrity is in the registry: one chain for entry and chunks.
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
