/**
 * How the host's servers keep a registry of another origin for their pages (decision 76): the Node server
 * (registry-elsewhere.ts) and nginx (scripts/docker/nginx-registry.ts) alike. Seconds.
 */
export const registryFreshness = {
  /** A page carries what was read this long ago without a further thought. */
  fresh: 5,
  /** For this long after that, a page carries it at once while it is read anew. */
  revalidated: 25,
  /** For this long a page still carries it when it cannot be read anew. Then the page asks for it itself. */
  kept: 600,
  /** A page waits this long for it at most. */
  wait: 1,
} as const;
