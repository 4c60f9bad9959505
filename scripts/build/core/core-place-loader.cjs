const path = require('node:path');
const { coreModules, place } = require('./core-modules.cjs');

// Paths are relative, because the length of an absolute one is in webpack's hashes (path-independent-hash.cjs).
const from = (file) => path.relative(path.dirname(place), file).split(path.sep).join('/');

/**
 * Fills shared/src/contract/core.ts with what the core shares, by its short names. Each in a statement of its own: those of
 * one statement that lead to files of their own, as icons do, webpack takes in the order in which it has read these, and the
 * same sources would build to other bytes on a busy machine (decision 97).
 */
module.exports.pitch = function corePlacePitch() {
  return [...coreModules()]
    .flatMap(([file, { names }]) =>
      Object.entries(names).map(
        ([own, name]) =>
          `export { ${own} as ${name} } from ${JSON.stringify(`./${from(file)}`)};\n`,
      ),
    )
    .join('');
};
