/** For files whose names have a hash of their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** For deltas: a shared cache that ignores `Vary` would send one to a browser without its dictionary. */
export const immutableDelta = 'private, max-age=31536000, immutable';

/** For files that change in place, such as the registry. */
export const revalidate = 'no-cache';
