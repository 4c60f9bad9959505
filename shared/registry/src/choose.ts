import { fnv1a } from './fnv1a';
import type { Release, Released } from './format';

export interface Candidate {
  version: string;
  release: Release;
  /** Why this version is a candidate. */
  role: 'canary' | 'current' | 'previous';
}

/**
 * The versions to try, in order: the canary (for its share of visitors), the current one, the previous one.
 * @param visitor a stable identifier; undefined while nobody is known, when nobody gets a canary.
 */
export function chooseReleases(
  name: string,
  { canary, current, previous, versions }: Released,
  visitor: string | undefined,
): Candidate[] {
  const inCanary =
    canary && visitor && bucketOf(`${name} ${canary.version} ${visitor}`) < canary.share * 100;
  const candidates = [
    ['canary', inCanary ? canary.version : null],
    ['current', current],
    ['previous', previous],
  ] as const;
  return candidates.flatMap(([role, version]) => {
    const release = version && Object.hasOwn(versions, version) ? versions[version] : undefined;
    return version && release ? [{ version, release, role }] : [];
  });
}

/** One of 10,000 buckets, the same for a text on every device. A final mix spreads texts that differ by a letter. */
function bucketOf(text: string): number {
  const sum = fnv1a(text);
  const hash = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % 10_000;
}
