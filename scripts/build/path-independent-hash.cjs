const path = require('node:path');
const { util } = require('webpack');

const root = path.resolve(__dirname, '../..');

/**
 * The hash function of webpack, without the folder of these sources. A module's hash covers the paths in its source map, and
 * the first name of each chunk comes from it. Hashes of the files' content replace those names later, but by then the minifier
 * has counted their letters to choose the names of variables. The same sources would build to other bytes in another folder
 * (decision 97).
 */
class PathIndependentHash {
  constructor() {
    this.hash = util.createHash('md4');
  }

  update(data, encoding) {
    this.hash.update(withoutFolder(data), encoding);
    return this;
  }

  digest(encoding) {
    return this.hash.digest(encoding);
  }
}

function withoutFolder(data) {
  if (!data.includes(root)) return data;
  if (typeof data === 'string') return data.replaceAll(root, '.');
  return Buffer.from(data.toString('latin1').replaceAll(root, '.'), 'latin1');
}

module.exports = { PathIndependentHash };
