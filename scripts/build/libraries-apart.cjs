/** A package's module, or one of the few that replace the federation runtime's (federation-runtime). */
const ofLibraries = /[\\/](?:node_modules|federation-runtime)[\\/]/;

/**
 * Keeps the libraries of the first script in one of their own, which keeps its address while they stay as they are: a
 * release of the host is then the rest to a browser without dictionaries, and to V8, which compiles a changed script anew
 * (decision 98).
 */
const libraries = {
  name: 'libraries',
  chunks: 'initial',
  test: ofLibraries,
  enforce: true,
};

/** The chunks of the host: that one, and each of what is loaded later, which is one request. */
const librariesApart = {
  cacheGroups: { default: false, defaultVendors: false, libraries },
};

module.exports = { libraries, librariesApart };
