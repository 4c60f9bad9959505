/** A fallback is the one that its build names: no deploy server has tree-shaken another. */
export const getSharedFallbackGetter = ({ factory }) => factory;
