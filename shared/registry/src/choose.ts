import { satisfies } from 'compare-versions';
import type { Release, RegistryEntry } from './format';

export interface Candidate {
  version: string;
  release: Release;
  role: 'audience' | 'canary' | 'current' | 'previous';
}

/** Somebody whom the page knows, such as an investor. */
export interface Visitor {
  reference: string;
  /** The group that the platform names when it hands the investor over, such as `staff`. */
  cohort?: string | undefined;
}

/** Returns the versions to try, in order. An unknown visitor never gets a canary. */
export function chooseReleases(
  name: string,
  { canary, current, previous, versions }: RegistryEntry,
  visitor: Visitor | undefined,
): Candidate[] {
  const inAudience = canary?.audience !== undefined && canary.audience === visitor?.cohort;
  const inShare =
    canary &&
    visitor &&
    bucketOf(`${name} ${canary.version} ${visitor.reference}`) < canary.share * 100;
  const candidates = [
    ['audience', inAudience ? canary?.version : null],
    ['canary', inShare && !inAudience ? canary.version : null],
    ['current', current],
    ['previous', previous],
  ] as const;
  return candidates.flatMap(([role, version]) => {
    const release = version && Object.hasOwn(versions, version) ? versions[version] : undefined;
    return version && release ? [{ version, release, role }] : [];
  });
}

/** Returns one of 10,000 buckets. The final mix spreads texts that differ by one letter. */
function bucketOf(text: string): number {
  const sum = fnv1a(text);
  const hash = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % 10_000;
}

/** Returns the 32-bit FNV-1a hash of a text as a signed number. The hash is not cryptographic. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}

/** False for an invalid range. */
export function satisfiesContract(contract: string, range: string): boolean {
  try {
    return satisfies(contract, range);
  } catch {
    return false;
  }
}
