import type { Released } from '@investor-portal/shared/contract/registry';
import type { RegistryKey } from '@investor-portal/shared/contract/signed-registry';
import { documentJson, documentTime, registryText } from '../registry/document-json';
import { lastGood } from '../registry/last-good-registry';
import { verifyEd25519 } from '../registry/verify-ed25519';
import { verifyRegistry } from '../registry/verify-registry';

type ReleasedRemotes = Record<string, Released | undefined>;

interface CarriedRegistry {
  /** The registry once its signature is verified, for the portal; absent where the configuration names no keys. */
  signed?: Promise<unknown>;
  /** The registry that this script uses; empty where the page has none, or refuses it. */
  released: Promise<ReleasedRemotes>;
}

/** The registry in the page, verified where the configuration names keys (decision 95). */
export function carriedRegistry(keys: RegistryKey[] | undefined, url: string): CarriedRegistry {
  if (!keys) return { released: Promise.resolve(asReleased(documentJson('portal-releases'))) };
  const signed = verified(keys, url);
  const released = signed.then(asReleased, () => ({}));
  return { signed, released };
}

async function verified(keys: RegistryKey[], url: string): Promise<unknown> {
  const saved = await lastGood(url);
  const options = { keys, saved, remote: undefined, now: documentTime(), verify: verifyEd25519 };
  return verifyRegistry(registryText(), options);
}

// The portal validates it.
function asReleased(registry: unknown): ReleasedRemotes {
  return (registry ?? {}) as ReleasedRemotes;
}
