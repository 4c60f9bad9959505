import * as v from 'valibot';
import { timeoutSignal } from './load-json';

const timeoutMs = 8_000;

/** The part of mf-manifest.json the host reads. The release tool adds `release` (scripts/release/stamp.ts). */
const manifestSchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string(), path: v.string() }) }),
  release: v.optional(v.object({ integrity: v.record(v.string(), v.string()) })),
});

export interface ReleaseScripts {
  /** The container script, relative to the release's folder. */
  entry: string;
  /** Integrity of every script by path; undefined in development. */
  integrity: Readonly<Record<string, string>> | undefined;
}

const failed = new Set<string>();

/**
 * Reads the scripts of a release from its manifest, when the registry does not list them. Bypasses the cache after a
 * failure.
 * @param integrity of the manifest itself, from the registry; undefined in development.
 * @throws when the response is late, an error status, altered or invalid.
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
    if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
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
