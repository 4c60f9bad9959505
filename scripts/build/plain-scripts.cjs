/** Makes a build load scripts that failed from their plain addresses (shared/src/contract/plain-scripts.ts). */
class PlainScriptsPlugin {
  apply(compiler) {
    const { RuntimeGlobals, runtime } = compiler.webpack;
    compiler.hooks.compilation.tap('PlainScriptsPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'PlainScriptsPlugin',
        (source) =>
          // By what the browser makes of the address: a remote's has `..` in it.
          `${source}\nif (self.portalPlainScripts && self.portalPlainScripts.has(script.src)) script.src = ${RuntimeGlobals.createScriptUrl}(script.src + '?plain');`,
      );
    });
  }
}

module.exports = { PlainScriptsPlugin };
