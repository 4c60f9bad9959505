/*
 * Which tokens and reference codes requests can carry (readings S9). No imports, so that the document's first script
 * applies the same rules as the portal.
 */

/** Servers accept header lines of up to 8 KB, and the token is in one of them. */
const maxTokenLength = 8000;
const maxReferenceLength = 500;

/** Whether this can be a bearer token: visible ASCII only. A header carries no line break, NUL or letter beyond ASCII. */
export function isBearerToken(token: unknown): token is string {
  return (
    typeof token === 'string' && token.length <= maxTokenLength && /^[\x21-\x7e]+$/.test(token)
  );
}

/** Whether this can name an investor in a URL: a lone surrogate cannot be encoded, `.` and `..` would change the path. */
export function isReference(reference: unknown): reference is string {
  return (
    typeof reference === 'string' &&
    reference.length <= maxReferenceLength &&
    /^(?!\.{1,2}$)\P{Surrogate}+$/u.test(reference)
  );
}
