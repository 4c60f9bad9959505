function refuse() {
  throw new Error('The document preloads scripts, not the federation runtime (decision 91).');
}

export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
