const { coreModules, request } = require('./core-modules.cjs');

/** Turns a module of the core into one that takes its exports from the shared core. */
module.exports.pitch = function corePitch() {
  const { names, partly } = coreModules().get(this.resourcePath);
  const taken = Object.entries(names).map(([own, name]) => `${name} as ${own}`);
  // Another module than the core's copy, which would otherwise carry what the remote uses, and the other way round.
  const rest = partly ? `export * from ${JSON.stringify(`${this.resourcePath}?beyond-core`)};` : '';
  return `export { ${taken.join(', ')} } from '${request}';\n${rest}`;
};
