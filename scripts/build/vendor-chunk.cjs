/**
 * Puts the libraries of the first script into a separate script, whose address changes only with the libraries. After a
 * release of the host, browsers load and V8 compiles only the rest (decision 97).
 */
const libraries = {
  name: 'libraries',
  chunks: 'initial',
  test: /[\\/]node_modules[\\/]/,
  enforce: true,
};

/** Splits the host into the libraries and one chunk for each dynamic import, so that each import is one request. */
const vendorChunk = {
  cacheGroups: { default: false, defaultVendors: false, libraries },
};

module.exports = { libraries, vendorChunk };
