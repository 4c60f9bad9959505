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
