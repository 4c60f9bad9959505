import type { Released } from '@investor-portal/shared/contract/registry';
import type { RegistryKey } from '@investor-portal/shared/contract/signed-registry';
import { carriedText, documentJson, documentTime } from '../registry/document-json';
import { judgeRegistry, type Judgement } from '../registry/judge-registry';
import { lastGood } from '../registry/last-good-registry';
import { verifyEd25519 } from '../registry/verify-ed25519';

type ReleasedRemotes = Record<string, Released | undefined>;

interface CarriedRegistry {
  /** The registry once it is believed, for the portal; absent where none has to be signed. */
  signed?: Promise<unknown>;
  /** What this script goes by: an empty one where the page carries none, or one that is not believed. */
  released: Promise<ReleasedRemotes>;
}

/** Of the page's configuration. */
export interface RegistryTrust {
  registryKeys?: RegistryKey[];
  registryMinSerial?: number;
}

/** The registry that the page carries, judged where the configuration names keys (decision 95). */
export function carriedRegistry(trust: RegistryTrust, url: string): CarriedRegistry {
  const { registryKeys: keys, registryMinSerial: minSerial } = trust;
  if (!keys) return { released: Promise.resolve(asReleased(documentJson('portal-releases'))) };
  const signed = judged({ keys, minSerial }, url);
  const released = signed.then(asReleased, () => ({}));
  return { signed, released };
}

async function judged(trust: Pick<Judgement, 'keys' | 'minSerial'>, url: string): Promise<unknown> {
  const saved = await lastGood(url);
  const judgement = { saved, remote: undefined, now: documentTime(), verify: verifyEd25519 };
  return judgeRegistry(carriedText(), { ...trust, ...judgement });
}

// The portal validates it.
function asReleased(registry: unknown): ReleasedRemotes {
  return (registry ?? {}) as ReleasedRemotes;
}
