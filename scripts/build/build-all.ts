import { availableParallelism } from 'node:os';
import { appFolders } from '../workspace/apps';
import type { Build } from './build-app';
import { buildApp } from './build-app';

export async function buildAll(
  log: (line: string) => void,
  folders: readonly string[] = appFolders,
): Promise<Map<string, Build>> {
  const builds = new Map<string, Build>();
  const queue = [...folders];
  async function work() {
    for (let folder = queue.shift(); folder; folder = queue.shift())
      builds.set(folder, await buildApp(folder, log));
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return builds;
}
