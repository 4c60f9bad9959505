import { verify } from 'node:crypto';
import { signedPayload, validKeys, type RegistryKey } from '@investor-portal/registry/signatures';

/** Returns the registry's text without signatures, if one of these keys has signed it. Without `now`, keys do not expire. */
export function readSigned(
  text: string,
  keys: readonly RegistryKey[],
  now?: number,
): Promise<string | undefined> {
  return signedPayload(text, now === undefined ? keys : validKeys(keys, now), verifySignature);
}

// Node 20's Web Crypto prints a warning for Ed25519, so this uses Node's own crypto module.
export function verifySignature(key: string, signature: Uint8Array, message: Uint8Array): boolean {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key };
  return verify(null, message, { key: jwk, format: 'jwk' }, signature);
}
