/*
 * Which tokens and codes of a hand-over requests can carry (readings S9). No imports: the schema of the portal and the
 * document's first script are both made of these rules.
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

/** A code of a hand-over as text, also where the platform sends a number that JSON has kept exact. */
export function codeText(code: unknown): string | undefined {
  if (typeof code === 'string') return code;
  return Number.isSafeInteger(code) ? String(code) : undefined;
}

/** Whether this can name an investor in a URL: a lone surrogate cannot be encoded, `.` and `..` would change the path. */
export function isReference(reference: unknown): reference is string {
  return (
    typeof reference === 'string' &&
    reference.length <= maxReferenceLength &&
    /^(?!\.{1,2}$)\P{Surrogate}+$/u.test(reference)
  );
}

/**
 * Whether a token says that its time has passed. Only a JWT says when: of any other token the partner API knows.
 * @param now epoch ms by the server's clock.
 */
export function hasExpired(token: string, now: number): boolean {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { exp } = (claims ?? {}) as { exp?: unknown };
    return typeof exp === 'number' && exp * 1000 <= now;
  } catch {
    return false;
  }
}
