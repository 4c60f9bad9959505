import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readStart } from '../build/read-start.ts';

/** In bytes after gzip. */
export interface RemoteWeight {
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
  return { firstLoad: sizeOf(dist, [entry, ...scripts]), total: sizeOf(dist, all) };
}

// A missing file is for others to report.
function sizeOf(dist: string, files: readonly string[]): number {
  return files
    .map((file) => path.join(dist, file))
    .map((file) => [`${file}.gz`, file].find((each) => existsSync(each)))
    .reduce((sum, file) => sum + (file ? statSync(file).size : 0), 0);
}

/** A release may exceed the weight at which the budget was set by this factor: screens have a narrower one in tests. */
const tolerance = 1.1;

/** What the release tool says of a remote that has become too heavy. */
export function overweight(budget: RemoteWeight, found: RemoteWeight): string[] {
  return (
    [
      ['before its first screen', found.firstLoad, budget.firstLoad],
      ['in all', found.total, budget.total],
    ] as const
  )
    .filter(([, weight, allowed]) => weight > allowed * tolerance)
    .map(
      ([what, weight, allowed]) =>
        `it weighs ${kilobytes(weight)} ${what}, its budget is ${kilobytes(allowed)} and a tenth (scripts/budgets/budgets.json).`,
    );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
