import * as v from 'valibot';
import { timeoutSignal } from './timeout-signal';

const timeoutMs = 8_000;

/** What the host reads of mf-manifest.json; the release tool stamps `release` into it (scripts/release/stamp.ts). */
const manifestSchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string(), path: v.string() }) }),
  release: v.optional(v.object({ integrity: v.record(v.string(), v.string()) })),
});

export interface ReleaseScripts {
  /** The script of the container, from the release's folder. */
  entry: string;
  /** Integrity by path of every script; undefined while developing. */
  integrity: Readonly<Record<string, string>> | undefined;
}

const failed = new Set<string>();

/**
 * Reads the scripts of a release from its manifest, for a release whose scripts the registry does not name itself.
 * Asks past the cache after a failure.
 * @param integrity the manifest's own, from the registry; undefined while developing.
 * @throws when it does not answer in time, with a good status, unchanged and readable.
 */
export async function readManifest(
  url: string,
  integrity: string | undefined,
): Promise<ReleaseScripts> {
  try {
    const response = await fetch(url, {
      cache: failed.has(url) ? 'reload' : 'default',
      integrity: integrity ?? '',
      signal: timeoutSignal(timeoutMs),
    });
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    const { metaData, release } = v.parse(manifestSchema, await response.json());
    if (integrity && !release) throw new Error(`${url} does not carry its scripts' integrity.`);
    failed.delete(url);
    const { path, name } = metaData.remoteEntry;
    const folder = path === '' || path.endsWith('/') ? path : `${path}/`;
    return { entry: `${folder}${name}`, integrity: release?.integrity };
  } catch (error) {
    failed.add(url);
    throw error;
  }
}
