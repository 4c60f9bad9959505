const path = require('node:path');
const { util } = require('webpack');

const root = path.resolve(__dirname, '../..');

/**
 * What webpack hashes, without the folder of these sources. A module's hash has the paths in its source map; from it comes the
 * first name of each chunk. Those names are replaced by hashes of what is in the files, but only after the minifier counted
 * their letters to choose the names of variables: the same sources would build to other bytes in another folder (decision 97).
 */
class FolderlessHash {
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

module.exports = { FolderlessHash };
