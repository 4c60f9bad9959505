import type { RegistryEntry } from '@investor-portal/registry/format';
import type { RegistryKey } from '@investor-portal/registry/signatures';
import { documentJson, documentTime, registryText } from './document-json';
import { readLastGood } from './last-good-registry';
import { verifyEd25519, verifyRegistry } from '@investor-portal/registry/verify';

type ReleasedRemotes = Record<string, RegistryEntry | undefined>;

interface BootRegistry {
  /** The verified registry, for the portal. Absent if the configuration names no keys. */
  signed?: Promise<unknown>;
  /** Empty if the page has no registry or the verification fails. */
  released: Promise<ReleasedRemotes>;
}

/** As in the host's configuration (shared/src/session/runtime-config.ts). */
export interface RegistryTrust {
  registryKeys?: RegistryKey[] | undefined;
  registryMinSerial?: number | undefined;
  registryMaxAge?: number | undefined;
}

/** Reads the registry in the page (decision 95). */
export function bootRegistry(trust: RegistryTrust, url: string): BootRegistry {
  const { registryKeys: keys, registryMinSerial: minSerial, registryMaxAge: maxAge } = trust;
  if (!keys) return { released: Promise.resolve(asReleased(documentJson('portal-releases'))) };
  const options = { keys, minSerial, maxAge, now: documentTime(), verify: verifyEd25519 };
  const signed = readLastGood(url).then((saved) =>
    verifyRegistry(registryText(), { ...options, saved }),
  );
  return { signed, released: signed.then(asReleased, () => ({})) };
}

// The portal validates the registry later.
function asReleased(registry: unknown): ReleasedRemotes {
  return (registry ?? {}) as ReleasedRemotes;
}
