/** The modules of packages, and the few that replace modules of the federation runtime. */
const ofPackages = /[\\/](?:node_modules|federation-runtime)[\\/]/;

/**
 * Keeps the libraries of the first script in a script of their own, which keeps its address while the libraries stay the
 * same. After a release of the host, a browser without dictionaries loads only the rest, and V8, which compiles a changed
 * script again, compiles only the rest (decision 98).
 */
const libraries = {
  name: 'libraries',
  chunks: 'initial',
  test: ofPackages,
  enforce: true,
};

/** How the host is split: that chunk, and a chunk for everything that is loaded later, so that each is one request. */
const vendorChunk = {
  cacheGroups: { default: false, defaultVendors: false, libraries },
};

module.exports = { libraries, vendorChunk };
