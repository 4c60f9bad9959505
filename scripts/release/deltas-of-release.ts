import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import type { Released } from '@investor-portal/shared/contract/registry';
import { addDeltas } from './add-deltas.ts';
import { releaseId } from './release-paths.ts';
import type { Store } from './store.ts';

/**
 * Adds to a build of a remote its deltas to the releases that investors are likely to have. Without them a release is as
 * good, only larger to download, so nothing that happens here stops it.
 */
export async function addDeltasOfRelease(
  store: Store,
  name: RemoteName,
  released: Released | undefined,
  dir: string,
): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'portal-dictionaries-'));
  try {
    const earlier: string[] = [];
    for (const version of versionsInUse(released)) {
      const id = releaseId(name, version);
      // The registry may name what was deleted.
      if ((await store.readManifest(id)) === undefined) continue;
      const place = path.join(scratch, version);
      await store.fetchRelease(id, place);
      earlier.push(place);
    }
    await addDeltas(dir, earlier);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.warn(`${name}: browsers will download changed scripts whole, because ${why}`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function versionsInUse(released: Released | undefined): string[] {
  const versions = [released?.current, released?.previous, released?.canary?.version];
  return [...new Set(versions.filter((version) => typeof version === 'string'))];
}
