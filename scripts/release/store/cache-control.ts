/** Of files whose names have a hash of their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** Of what changes in its place, such as the registry. */
export const revalidate = 'no-cache';
