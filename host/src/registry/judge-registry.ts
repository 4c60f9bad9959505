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
 * @throws when no key that counts has signed it, or this browser has seen a newer one.
 */
export async function judgeRegistry(text: string, judgement: Judgement): Promise<unknown> {
  const { keys, remote, saved, now, verify } = judgement;
  const payload = await signedPayload(text, keysFor(keys, remote, now), verify);
  if (payload === undefined) throw new Error('no key of the configuration has signed it');
  const registry: unknown = JSON.parse(payload);
  // Usually it is the one of the last visit.
  if (saved !== undefined && saved.trim() !== text.trim()) {
    const known = await recallRegistry(saved, judgement);
    if (serialOf(known) > serialOf(registry)) throw new Error('a newer one has been seen');
  }
  return registry;
}

/**
 * The last good registry, if a key that is still in the configuration has signed it. That the key has expired since does
 * not matter: this browser saw it in time. What a removed key has signed says nothing, its serial neither.
 */
export async function recallRegistry(
  saved: string,
  { keys, remote, verify }: Omit<Judgement, 'saved' | 'now'>,
): Promise<unknown> {
  const payload = await signedPayload(saved, keysFor(keys, remote), verify);
  return payload === undefined ? undefined : JSON.parse(payload);
}
