// The rules for usable tokens and codes (readings S9). This file has no imports, because the first script uses it too.

/** Servers accept header lines of up to 8 KB, which include the token. */
const maxTokenLength = 8000;
const maxReferenceLength = 500;

/** Visible ASCII only, because a header must not contain line breaks, NUL or letters beyond ASCII. */
export function isBearerToken(token: unknown): token is string {
  return (
    typeof token === 'string' && token.length <= maxTokenLength && /^[\x21-\x7e]+$/.test(token)
  );
}

export function codeText(code: unknown): string | undefined {
  if (typeof code === 'string') return code;
  return Number.isSafeInteger(code) ? String(code) : undefined;
}

/** A lone surrogate cannot be encoded in a URL, and `.` and `..` would change the path. */
export function isReference(reference: unknown): reference is string {
  return (
    typeof reference === 'string' &&
    reference.length <= maxReferenceLength &&
    /^(?!\.{1,2}$)\P{Surrogate}+$/u.test(reference)
  );
}

let noted: { token: string; expiresAt: number } | undefined;

/** For a token that does not say itself when it expires. `expiresAt` is epoch ms by the server's clock. */
export function noteTokenExpiry(token: string, expiresAt: number): void {
  noted = { token, expiresAt };
}

/** Only a JWT carries its expiry. The platform may have named that of another token. Otherwise the partner API decides. */
export function isTokenExpired(token: string, now: number): boolean {
  if (token === noted?.token) return noted.expiresAt <= now;
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { exp } = (claims ?? {}) as { exp?: unknown };
    return typeof exp === 'number' && exp * 1000 <= now;
  } catch {
    return false;
  }
}
