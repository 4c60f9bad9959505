const path = require('node:path');
const { coreModules, coreFile } = require('./core-modules.cjs');

// Paths are relative, because the length of an absolute one is in webpack's hashes (path-independent-hash.cjs).
const from = (file) => path.relative(path.dirname(coreFile), file).split(path.sep).join('/');

/**
 * Fills shared/src/contract/core.ts with the core's exports under their short names, each in a statement of its own. Webpack
 * orders the names of one statement by when it has read their files, so the same sources would build to other bytes on a busy
 * machine (decision 97).
 */
module.exports.pitch = function coreExportsPitch() {
  return [...coreModules()]
    .flatMap(([file, { names }]) =>
      Object.entries(names).map(
        ([own, name]) =>
          `export { ${own} as ${name} } from ${JSON.stringify(`./${from(file)}`)};\n`,
      ),
    )
    .join('');
};
