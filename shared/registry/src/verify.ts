import {
  fromBase64Url,
  serialOf,
  signedPayload,
  validKeys,
  type RegistryKey,
  type VerifyEd25519,
} from './signatures';

export interface RegistryLimits {
  minSerial?: number | undefined;
  /** The largest accepted age of a registry, in hours since it was signed. */
  maxAge?: number | undefined;
}

export interface VerifyOptions extends RegistryLimits {
  keys: readonly RegistryKey[];
  /** The text of the last good registry that this browser saw. */
  saved: string | undefined;
  /** Epoch ms. */
  now: number;
  verify: VerifyEd25519;
}

/**
 * Verifies a signed registry before any of it is used (decision 95). The result is parsed but not validated.
 * @throws when no valid key has signed it, or when it is older than the configuration allows or than the last one here.
 */
export async function verifyRegistry(text: string, options: VerifyOptions): Promise<unknown> {
  const { keys, saved, now, verify } = options;
  const payload = await signedPayload(text, validKeys(keys, now), verify);
  if (payload === undefined) throw new Error('no key of the configuration has signed it');
  const registry: unknown = JSON.parse(payload);
  const tooOld = whyTooOld(registry, options, now);
  if (tooOld) throw new Error(tooOld);
  // Usually the registry is the same as on the last visit.
  if (saved !== undefined && saved.trim() !== text.trim()) {
    const known = await verifySavedRegistry(saved, options);
    if (serialOf(known) > serialOf(registry)) throw new Error('a newer one has been seen');
  }
  return registry;
}

/** Returns why a registry is too old, or undefined. The serial is the second in which it was signed. */
export function whyTooOld(
  registry: unknown,
  { minSerial, maxAge }: RegistryLimits,
  now: number,
): string | undefined {
  const serial = serialOf(registry);
  if (minSerial !== undefined && serial < minSerial) return 'it is older than registryMinSerial';
  if (maxAge !== undefined && now / 1000 - serial > maxAge * 3600)
    return 'it was signed longer ago than registryMaxAge allows';
  return undefined;
}

// The key may have expired and `registryMinSerial` may have risen since, because this browser accepted the registry in time. But
// the serial of a registry that a removed key has signed does not count.
export async function verifySavedRegistry(
  saved: string,
  { keys, verify }: Pick<VerifyOptions, 'keys' | 'verify'>,
): Promise<unknown> {
  const payload = await signedPayload(saved, keys, verify);
  return payload === undefined ? undefined : JSON.parse(payload);
}

/** @throws if the browser has no Ed25519 (decision 95), or no Web Crypto, as on pages without TLS. */
export async function verifyEd25519(
  key: string,
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const raw = fromBase64Url(key);
  const known = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', known, signature, message);
}
