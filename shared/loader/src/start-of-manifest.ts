import * as v from 'valibot';
import { releaseStartSchema, type ReleaseStart } from '@investor-portal/registry/format';
import { timeoutSignal } from './load-json';

/** What the release tool writes into a manifest. */
const stampedManifest = v.object({
  release: v.object({
    integrity: releaseStartSchema.entries.integrity,
    start: v.omit(releaseStartSchema, ['integrity']),
  }),
});

const timeoutMs = 10_000;

/**
 * How a release starts whose start the registry has dropped because nobody gets the release: its manifest says it, and the
 * signed registry has the hash of the manifest.
 * @throws when the manifest cannot be loaded, or is another one.
 */
export async function startOfManifest(url: string, integrity: string): Promise<ReleaseStart> {
  const response = await fetch(url, { integrity, signal: timeoutSignal(timeoutMs) });
  const { release } = v.parse(stampedManifest, await response.json());
  return { ...release.start, integrity: release.integrity };
}
