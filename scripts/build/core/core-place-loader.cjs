const path = require('node:path');
const { coreModules, place } = require('./core-modules.cjs');

// By relative paths: the length of an absolute one is in webpack's hashes (folderless-hash.cjs).
const from = (file) => path.relative(path.dirname(place), file).split(path.sep).join('/');

/** Fills shared/src/contract/core.ts with what the core shares, by its short names. */
module.exports.pitch = function corePlacePitch() {
  return [...coreModules()]
    .filter(([, { names }]) => Object.keys(names).length > 0)
    .map(([file, { names }]) => {
      const given = Object.entries(names).map(([own, name]) => `${own} as ${name}`);
      return `export { ${given.join(', ')} } from ${JSON.stringify(`./${from(file)}`)};\n`;
    })
    .join('');
};
