import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readStart } from '../release/store/read-start';

/** What a remote weighs, in bytes after brotli. */
interface RemoteWeight {
  /** The scripts loaded before the remote's first screen: its entry and the chunks of its routes. */
  firstLoad: number;
  /** All scripts together. */
  total: number;
}

/** @param dist a built remote. */
export function weighRemote(dist: string): RemoteWeight {
  const { entry, scripts } = readStart(dist);
  const all = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const sizeIn = (files: readonly string[]) => sizeOf(files.map((file) => path.join(dist, file)));
  return { firstLoad: sizeIn([entry, ...scripts]), total: sizeIn(all) };
}

/** What these scripts weigh after brotli. A missing file is for others to report. */
export function sizeOf(files: readonly string[]): number {
  return files
    .map((file) => [`${file}.br`, file].find((each) => existsSync(each)))
    .reduce((sum, file) => sum + (file ? statSync(file).size : 0), 0);
}
