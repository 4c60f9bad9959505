import {
  keysFor,
  serialOf,
  signedPayload,
  type RegistryKey,
  type VerifyEd25519,
} from '@investor-portal/shared/contract/signed-registry';

/** Who may have signed a registry, and what is known of it. */
export interface Judgement {
  keys: readonly RegistryKey[];
  /** The least serial that the configuration allows. */
  minSerial: number | undefined;
  /** For a registry of one remote (decision 68). */
  remote: string | undefined;
  /** The text of the last good one that this browser saw. */
  saved: string | undefined;
  now: number;
  verify: VerifyEd25519;
}

/**
 * Judges a signed registry before anything of it counts (decision 95).
 * @returns what was signed, parsed and not validated.
 * @throws when no key that counts has signed it, or it is older than the configuration allows or this browser has seen.
 */
export async function judgeRegistry(text: string, judgement: Judgement): Promise<unknown> {
  const { keys, minSerial, remote, saved, now, verify } = judgement;
  const payload = await signedPayload(text, keysFor(keys, remote, now), verify);
  if (payload === undefined) throw new Error('no key of the configuration has signed it');
  const registry: unknown = JSON.parse(payload);
  if (minSerial !== undefined && serialOf(registry) < minSerial)
    throw new Error('it is older than registryMinSerial');
  // Usually it is the one of the last visit.
  if (saved !== undefined && saved.trim() !== text.trim()) {
    const known = await recallRegistry(saved, judgement);
    if (serialOf(known) > serialOf(registry)) throw new Error('a newer one has been seen');
  }
  return registry;
}

/**
 * The last good registry, if a key that is still in the configuration has signed it. That the key has expired since does
 * not matter, and neither does a least serial that was raised: this browser saw it in time. What a removed key has signed
 * says nothing, its serial neither.
 */
export async function recallRegistry(
  saved: string,
  { keys, remote, verify }: Pick<Judgement, 'keys' | 'remote' | 'verify'>,
): Promise<unknown> {
  const payload = await signedPayload(saved, keysFor(keys, remote), verify);
  return payload === undefined ? undefined : JSON.parse(payload);
}
