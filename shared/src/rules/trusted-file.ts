import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

/** Whether a picture may be fetched or a document opened: from the partner API or a configured origin (`fileOrigins`). */
export function isTrustedFile(address: string): boolean {
  const { partnerApiUrl, fileOrigins } = runtimeConfig();
  try {
    const { origin, protocol, username, password } = new URL(address);
    // A blob URL has the origin of the URL inside it, and a link must not carry credentials.
    if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return false;
    return origin === new URL(partnerApiUrl).origin || fileOrigins.includes(origin);
  } catch {
    return false;
  }
}
