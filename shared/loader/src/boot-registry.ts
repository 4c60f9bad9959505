import type { RegistryEntry } from '@investor-portal/registry/format';
import type { RegistryKey } from '@investor-portal/registry/signatures';
import { documentJson, documentTime, registryText } from './document-json';
import { readLastGood } from './last-good-registry';
import {
  verifyEd25519,
  verifyRegistry,
  type VerifyOptions,
} from '@investor-portal/registry/verify';

type ReleasedRemotes = Record<string, RegistryEntry | undefined>;

interface BootRegistry {
  /** Resolves with the verified registry, for the portal. Absent if the configuration names no keys. */
  signed?: Promise<unknown>;
  /** The registry that this script uses. Empty if the page has no registry or the verification fails. */
  released: Promise<ReleasedRemotes>;
}

export interface RegistryTrust {
  registryKeys?: RegistryKey[];
  registryMinSerial?: number;
  registryMaxAge?: number;
}

/** Reads the registry in the page. Verifies its signature if the configuration names keys (decision 95). */
export function bootRegistry(trust: RegistryTrust, url: string): BootRegistry {
  const { registryKeys: keys, registryMinSerial: minSerial, registryMaxAge: maxAge } = trust;
  if (!keys) return { released: Promise.resolve(asReleased(documentJson('portal-releases'))) };
  const signed = verified({ keys, minSerial, maxAge }, url);
  const released = signed.then(asReleased, () => ({}));
  return { signed, released };
}

async function verified(
  trust: Pick<VerifyOptions, 'keys' | 'minSerial' | 'maxAge'>,
  url: string,
): Promise<unknown> {
  const saved = await readLastGood(url);
  const options = { saved, now: documentTime(), verify: verifyEd25519 };
  return verifyRegistry(registryText(), { ...trust, ...options });
}

// The portal validates the registry later.
function asReleased(registry: unknown): ReleasedRemotes {
  return (registry ?? {}) as ReleasedRemotes;
}
