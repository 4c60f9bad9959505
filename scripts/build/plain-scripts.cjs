/** Makes a build load scripts that failed from their plain addresses (shared/src/contract/plain-scripts.ts). */
class PlainScriptsPlugin {
  apply(compiler) {
    const { RuntimeGlobals, runtime } = compiler.webpack;
    compiler.hooks.compilation.tap('PlainScriptsPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'PlainScriptsPlugin',
        (source) =>
          `${source}\nif (self.portalPlainScripts && self.portalPlainScripts.has(url)) script.src = ${RuntimeGlobals.createScriptUrl}(url + '?plain');`,
      );
    });
  }
}

module.exports = { PlainScriptsPlugin };
