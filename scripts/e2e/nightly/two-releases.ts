import '../../portal-releases/configuration';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@investor-portal/registry/format';
import { addPageIntegrity } from '../../build/page-integrity';
import { addDeltas } from '../../release/deltas/add-deltas';
import { compressText } from '../../release/publish/compress-text';
import { directoryStore } from '../../release/store/directory-store';
import { publish } from '../../release/publish/publish';
import { root } from '../../workspace/apps';
import { stackHost, stackRegistry } from '../isolated/isolated-federation';
import { changedBuild, withLine } from './changed-build';

export const first = 'before';
export const second = 'after';

/** The opportunities remote of the stack, the same remote with one changed line, and a host with one changed line. */
export interface TwoReleases {
  store: string;
  nextHost: string;
  versions: Record<string, Release>;
  remove: () => void;
}

export async function twoReleases(): Promise<TwoReleases> {
  const dir = mkdtempSync(path.join(tmpdir(), 'two-releases-'));
  const [store, nextHost] = [path.join(dir, 'store'), path.join(dir, 'host')];
  const maps = path.join(dir, 'maps');
  mkdirSync(maps);
  const { current } = stackRegistry().opportunities ?? { current: '' };
  const built = path.join(root, 'remote-opportunities/dist', current);
  const changed = path.join(dir, 'changed');
  changedBuild(built, changed, ['__federation_expose_routes'], withLine);
  compressText(changed);
  const release = (version: string, dist: string) =>
    publish(directoryStore(store), {
      name: 'opportunities',
      host: undefined,
      now: '2026-03-01T00:00:00Z',
      build: { folder: 'remote-opportunities', version, dist, maps },
      released: { current: first, previous: null, versions: {} },
      warn: () => undefined,
    });
  const versions = {
    [first]: await release(first, built),
    [second]: await release(second, changed),
  };
  changedBuild(stackHost(), nextHost, ['main'], withLine);
  addPageIntegrity(nextHost);
  compressText(nextHost);
  await addDeltas(nextHost, [stackHost()]);
  return { store, nextHost, versions, remove: () => rmSync(dir, { recursive: true }) };
}
