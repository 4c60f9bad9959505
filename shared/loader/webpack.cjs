const { createRequire } = require('node:module');
const path = require('node:path');

/** Adds a statement after the code of webpack's runtime that creates a script element. */
class LoadScriptPlugin {
  /** @param statement returns the statement, given webpack's names of the runtime functions. */
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

/** Makes a remote look up the integrity of its chunks in the host (src/trusted-scripts.ts). */
const integrityFromHost = () =>
  new LoadScriptPlugin(
    () =>
      "if (self.portalScriptIntegrity) script.integrity = self.portalScriptIntegrity(url) || '';",
  );

/** Makes a build load scripts that failed from another address (src/failed-scripts.ts). */
const plainScripts = () =>
  new LoadScriptPlugin(
    // `script.src` is the address as the browser resolved it, because the address of a remote's script contains `..`.
    ({ createScriptUrl }) =>
      `if (self.portalPlainScripts && self.portalPlainScripts.has(script.src)) script.src = ${createScriptUrl}(script.src + '?plain');`,
  );

/** The host provides the federation runtime (src/start-loader.ts). `from` is the `require` of the build's configuration. */
function runtimeOfHost(from) {
  const enhanced = createRequire(from.resolve('@module-federation/enhanced'));
  const runtime = enhanced.resolve('@module-federation/webpack-bundler-runtime/bundler');
  return { [runtime.replaceAll(path.sep, '/')]: 'var portalFederationRuntime' };
}

/** Adds the contract version that the remote was built against to the manifest. */
function manifestFor(contract) {
  return {
    additionalData: ({ stats }) => {
      stats.metaData.contract = contract;
    },
  };
}

module.exports = { integrityFromHost, LoadScriptPlugin, manifestFor, plainScripts, runtimeOfHost };
