import {
  fromBase64Url,
  keysFor,
  serialOf,
  signedPayload,
  type RegistryKey,
  type VerifyEd25519,
} from './signatures';

/** How old a signed registry may be. */
export interface RegistryLimits {
  /** The least serial. */
  minSerial?: number | undefined;
  /** Hours since it was signed. */
  maxAge?: number | undefined;
}

/** Who may sign a registry, and what this browser knows of it. */
export interface VerifyOptions extends RegistryLimits {
  keys: readonly RegistryKey[];
  /** The remote whose own registry it is, where each has one (decision 68). */
  remote: string | undefined;
  /** The text of the last good one that this browser saw. */
  saved: string | undefined;
  now: number;
  verify: VerifyEd25519;
}

/**
 * Verifies a signed registry before any of it is used (decision 95).
 * @returns what was signed, parsed but not validated.
 * @throws when no valid key has signed it, or it is older than the configuration allows or this browser has seen.
 */
export async function verifyRegistry(text: string, options: VerifyOptions): Promise<unknown> {
  const { keys, remote, saved, now, verify } = options;
  const payload = await signedPayload(text, keysFor(keys, remote, now), verify);
  if (payload === undefined) throw new Error('no key of the configuration has signed it');
  const registry: unknown = JSON.parse(payload);
  const tooOld = whyTooOld(registry, options, now);
  if (tooOld) throw new Error(tooOld);
  // Usually it is the same as on the last visit.
  if (saved !== undefined && saved.trim() !== text.trim()) {
    const known = await verifySavedRegistry(saved, options);
    if (serialOf(known) > serialOf(registry)) throw new Error('a newer one has been seen');
  }
  return registry;
}

/** Why a registry is too old to be used; undefined when it is not. Its serial is the second in which it was signed. */
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

/**
 * The last good registry, if a key that is still in the configuration has signed it. The key may have expired since, and
 * the least serial may have been raised: this browser saw the registry in time. A registry that a removed key has signed
 * is ignored, and so is its serial.
 */
export async function verifySavedRegistry(
  saved: string,
  { keys, remote, verify }: Pick<VerifyOptions, 'keys' | 'remote' | 'verify'>,
): Promise<unknown> {
  const payload = await signedPayload(saved, keysFor(keys, remote), verify);
  return payload === undefined ? undefined : JSON.parse(payload);
}

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
