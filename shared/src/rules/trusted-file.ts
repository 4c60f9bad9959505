import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

/** Whether a picture may be fetched or a document opened: over the partner API or from a configured origin (design.md, `fileOrigins`). */
export function isTrustedFile(address: string): boolean {
  const { partnerApiUrl, fileOrigins } = runtimeConfig();
  try {
    const { origin } = new URL(address);
    return origin === new URL(partnerApiUrl).origin || fileOrigins.includes(origin);
  } catch {
    return false;
  }
}
