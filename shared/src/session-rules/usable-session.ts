/*
 * What of a hand-over requests can carry (readings S9). Without imports, so that the document's first script goes by the
 * same rules as the portal.
 */

/** Servers take header lines of 8 KB, of which the token is one. */
const longestToken = 8000;
const longestReference = 500;

/** Can this be a bearer token? Visible ASCII: a line break, a NUL or a letter beyond it is no part of a header. */
export function isBearerToken(token: unknown): token is string {
  return typeof token === 'string' && token.length <= longestToken && /^[\x21-\x7e]+$/.test(token);
}

/** Can this name an investor in an address? Half a surrogate pair cannot be written there, and dots would lead elsewhere. */
export function isReference(reference: unknown): reference is string {
  return (
    typeof reference === 'string' &&
    reference.length <= longestReference &&
    /^(?!\.{1,2}$)\P{Surrogate}+$/u.test(reference)
  );
}
