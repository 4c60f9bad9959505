import type { RegistryEntry } from '@investor-portal/registry/format';
import type { RemoteName } from '../configuration/configuration';
import { compareReleases, type Verdict } from './compare-releases';
import { MetricsUnavailable, readSamples } from './prometheus';

export interface Judgement {
  /** The address of Prometheus. */
  from: string;
  /** The time that is compared, in Prometheus' notation. */
  window?: string;
  /** The number of attempts to load that each of the two releases needs. */
  samples?: number;
}

/** Compares a canary with the current version. */
export async function judgeCanary(
  remote: RemoteName,
  { current }: RegistryEntry,
  { version, share }: NonNullable<RegistryEntry['canary']>,
  { from, window = '30m', samples = 100 }: Judgement,
): Promise<Verdict> {
  // An audience such as staff behaves differently from other users. As soon as a share of users has the canary, only that
  // share is compared.
  const uncounted = ['chosen', ...(share > 0 ? ['audience' as const] : [])] as const;
  try {
    const versions = [version, current];
    const sampleOf = await readSamples(from, { remote, versions, uncounted, window });
    return compareReleases(sampleOf(version), sampleOf(current), samples);
  } catch (error) {
    if (!(error instanceof MetricsUnavailable)) throw error;
    return { state: 'undecided', why: error.message.replace(/\.$/, '') };
  }
}
