const { coreModules, request } = require('./core-modules.cjs');

module.exports.pitch = function corePitch() {
  const { names, partly } = coreModules().get(this.resourcePath);
  const taken = Object.entries(names).map(([own, name]) => `${name} as ${own}`);
  // The query makes this another module than the core's copy, so that neither carries what only the other needs.
  const rest = partly ? `export * from ${JSON.stringify(`${this.resourcePath}?beyond-core`)};` : '';
  return `export { ${taken.join(', ')} } from '${request}';\n${rest}`;
};
