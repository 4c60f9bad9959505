// What the webpack configuration of a remote needs, so that a host with this loader can run it.
const { createRequire } = require('node:module');
const path = require('node:path');

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
 * Makes a remote get the integrity of each chunk it loads from the host (src/trusted-scripts.ts). The host
 * knows it from the registry.
 */
const integrityFromHost = () =>
  new LoadScriptPlugin(
    () =>
      "if (self.portalScriptIntegrity) script.integrity = self.portalScriptIntegrity(url) || '';",
  );

/** Makes a build load scripts that failed from their plain addresses (src/plain-scripts.ts). */
const plainScripts = () =>
  new LoadScriptPlugin(
    // It compares what the browser makes of the address, because a remote's has `..` in it.
    ({ createScriptUrl }) =>
      `if (self.portalPlainScripts && self.portalPlainScripts.has(script.src)) script.src = ${createScriptUrl}(script.src + '?plain');`,
  );

/**
 * What a remote does not bundle: the runtime, which the host has put on the page (src/start-loader.ts) and without which an
 * entry is a third of its size.
 * @param from the `require` of the build's own configuration.
 */
function runtimeOfHost(from) {
  const enhanced = createRequire(from.resolve('@module-federation/enhanced'));
  const runtime = enhanced.resolve('@module-federation/webpack-bundler-runtime/bundler');
  return { [runtime.replaceAll(path.sep, '/')]: 'var portalFederationRuntime' };
}

/** The plugin's option `manifest`, with the contract version that the remote was built against. */
function manifestFor(contract) {
  const additionalData = ({ stats }) => {
    stats.metaData.contract = contract;
  };
  return { additionalData };
}

module.exports = { integrityFromHost, LoadScriptPlugin, manifestFor, plainScripts, runtimeOfHost };
