/** For files whose names contain a hash of their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** For files whose content changes, such as the registry. */
export const revalidate = 'no-cache';
