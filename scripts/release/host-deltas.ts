import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { addDeltas } from './add-deltas.ts';

/** Investors who come back have one of the last hosts. */
const kept = 2;

/**
 * Adds to a built host its deltas to the latest of the earlier hosts in a folder: those that `npm start` built before, or
 * those that an image is given (shared/docs/deploying.md).
 */
export async function addHostDeltas(host: string, folder: string): Promise<number> {
  return addDeltas(host, earlierHosts(host, folder));
}

function earlierHosts(host: string, folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => path.resolve(folder, name))
    .filter((place) => place !== path.resolve(host) && existsSync(path.join(place, 'host.json')))
    .map((place) => ({ place, builtAt: statSync(path.join(place, 'host.json')).mtimeMs }))
    .toSorted((one, other) => other.builtAt - one.builtAt)
    .slice(0, kept)
    .map(({ place }) => place);
}
