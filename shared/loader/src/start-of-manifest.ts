import * as v from 'valibot';
import { releaseStartSchema, type ReleaseStart } from '@investor-portal/registry/format';
import { timeoutSignal } from './load-json';

/** The fields that the release tool writes into a manifest. */
const stampedManifest = v.object({
  release: v.object({
    integrity: releaseStartSchema.entries.integrity,
    start: v.omit(releaseStartSchema, ['integrity']),
  }),
});

const timeoutMs = 10_000;

/**
 * Returns the start data of a release from its manifest. The registry drops the data of a release that no visitor gets,
 * but keeps the manifest's hash.
 * @throws when the manifest cannot be loaded or has another hash.
 */
export async function startOfManifest(url: string, integrity: string): Promise<ReleaseStart> {
  const response = await fetch(url, { integrity, signal: timeoutSignal(timeoutMs) });
  const { release } = v.parse(stampedManifest, await response.json());
  return { ...release.start, integrity: release.integrity };
}
