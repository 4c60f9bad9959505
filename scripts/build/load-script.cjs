/** Adds a statement to the place where a build's runtime has made the element of a script. */
class LoadScriptPlugin {
  /** @param statement its text, from webpack's names of the runtime's functions. */
  constructor(statement) {
    this.statement = statement;
  }

  apply(compiler) {
    const { RuntimeGlobals, runtime } = compiler.webpack;
    compiler.hooks.compilation.tap('LoadScriptPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'LoadScriptPlugin',
        (source) => `${source}\n${this.statement(RuntimeGlobals)}`,
      );
    });
  }
}

/**
 * Makes a remote get the integrity of each chunk it loads from the host (shared/loader/src/trusted-scripts.ts). The host
 * knows it from the registry.
 */
const integrityFromHost = () =>
  new LoadScriptPlugin(
    () =>
      "if (self.portalScriptIntegrity) script.integrity = self.portalScriptIntegrity(url) || '';",
  );

/**
 * Gives each chunk that the host loads later its integrity, which is in the page (page-integrity.ts). One that the page does
 * not know gets a hash that no file has: browsers ignore what is no hash, and would run it.
 */
const integrityFromPage = () =>
  new LoadScriptPlugin(
    () =>
      "script.integrity = JSON.parse(document.getElementById('portal-chunks').text)[url] || 'sha384-' + 'A'.repeat(64);",
  );

/** Makes a build load scripts that failed from their plain addresses (shared/loader/src/plain-scripts.ts). */
const plainScripts = () =>
  new LoadScriptPlugin(
    // It compares what the browser makes of the address, because a remote's has `..` in it.
    ({ createScriptUrl }) =>
      `if (self.portalPlainScripts && self.portalPlainScripts.has(script.src)) script.src = ${createScriptUrl}(script.src + '?plain');`,
  );

module.exports = { integrityFromHost, integrityFromPage, plainScripts };
