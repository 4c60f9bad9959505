import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

/** Whether a picture may be fetched or a document opened: over the partner API or from a configured origin (design.md, `fileOrigins`). */
export function isTrustedFile(address: string): boolean {
  const { partnerApiUrl, fileOrigins } = runtimeConfig();
  try {
    const { origin, protocol, username, password } = new URL(address);
    // A blob's origin is that of the address inside it; and a link may not carry a sign-in along.
    if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return false;
    return origin === new URL(partnerApiUrl).origin || fileOrigins.includes(origin);
  } catch {
    return false;
  }
}
