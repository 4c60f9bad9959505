import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

const refusedOrigins = new Set<string>();

/**
 * Whether a picture may be fetched or a document opened: from the partner API or a configured origin (`fileOrigins`). Warns
 * of each other origin once, because engineers may have forgotten it in the configuration.
 */
export function isTrustedFile(address: string): boolean {
  const { partnerApiUrl, fileOrigins } = runtimeConfig();
  try {
    const { origin, protocol, username, password } = new URL(address);
    // A blob URL has the origin of the URL inside it, and a link must not carry credentials.
    if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return false;
    if (origin === new URL(partnerApiUrl).origin || fileOrigins.includes(origin)) return true;
    if (!refusedOrigins.has(origin))
      console.warn(`Files of ${origin} are refused: fileOrigins does not name it.`);
    refusedOrigins.add(origin);
    return false;
  } catch {
    return false;
  }
}
