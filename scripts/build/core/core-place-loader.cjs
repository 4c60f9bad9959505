const { coreModules } = require('./core-modules.cjs');

/** Fills shared/src/contract/core.ts with what the core shares, by its short names. */
module.exports.pitch = function corePlacePitch() {
  return [...coreModules()]
    .filter(([, { names }]) => Object.keys(names).length > 0)
    .map(([file, { names }]) => {
      const given = Object.entries(names).map(([own, name]) => `${own} as ${name}`);
      return `export { ${given.join(', ')} } from ${JSON.stringify(file)};\n`;
    })
    .join('');
};
