import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readStart } from '../release/store/read-start';

/** The sizes of a remote, in bytes after brotli. */
interface RemoteWeight {
  /** The scripts loaded before the first screen: the entry and the chunks of the routes. */
  firstLoad: number;
  total: number;
}

export function weighRemote(dist: string): RemoteWeight {
  const { entry, scripts } = readStart(dist);
  const all = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const sizeIn = (files: readonly string[]) => sizeOf(files.map((file) => path.join(dist, file)));
  return { firstLoad: sizeIn([entry, ...scripts]), total: sizeIn(all) };
}

/** Returns the size of files after brotli, in bytes. A missing file is reported elsewhere. */
export function sizeOf(files: readonly string[]): number {
  return files
    .map((file) => [`${file}.br`, file].find((each) => existsSync(each)))
    .reduce((sum, file) => sum + (file ? statSync(file).size : 0), 0);
}
