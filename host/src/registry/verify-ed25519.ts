import { fromBase64Url } from '@investor-portal/shared/contract/signed-registry';

/**
 * Verifies with the browser's Web Crypto.
 * @throws where it has no Ed25519 (decision 95 says which), or there is no Web Crypto, as on pages without TLS.
 */
export async function verifyEd25519(
  key: string,
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const raw = fromBase64Url(key);
  const known = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', known, signature, message);
}
