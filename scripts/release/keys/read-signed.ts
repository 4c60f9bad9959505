import { verify } from 'node:crypto';
import { keysFor, signedPayload, type RegistryKey } from '@investor-portal/registry/signatures';

/** What one of these keys has signed: the registry's text without signatures. Without `now`, expiry does not matter. */
export function readSigned(
  text: string,
  keys: readonly RegistryKey[],
  now?: number,
): Promise<string | undefined> {
  return signedPayload(text, keysFor(keys, undefined, now), verifySignature);
}

// This uses Node's crypto, because on Node 20 its Web Crypto prints a warning for Ed25519.
function verifySignature(key: string, signature: Uint8Array, message: Uint8Array): boolean {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key };
  return verify(null, message, { key: jwk, format: 'jwk' }, signature);
}
