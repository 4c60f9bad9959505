import { setTimeout as sleep } from 'node:timers/promises';
import { CliError } from '../../workspace/cli-error.ts';
import type { Records } from './store.ts';

const marker = 'pruning.json';
/** A prune stops by itself before others take it for one that died. */
const longestMs = 600_000;
const pollMs = 500;

/**
 * Removes files while no release relies on what it found there: a release says by its manifest what it needs, then waits
 * for the end of a prune; a prune says that it began, then reads the manifests. One of the two always sees the other.
 * @param work is given the time at which it must have ended, in milliseconds.
 */
export async function whilePruning(
  records: Records,
  work: (until: number) => Promise<void>,
): Promise<void> {
  const began = Date.now();
  const other = await beganAt(records);
  if (other !== undefined && began - other < longestMs)
    throw new CliError(
      `Another prune runs since ${new Date(other).toISOString()}. Wait until it ends; one that was cut off counts for ten minutes.`,
    );
  await records.put(marker, JSON.stringify({ began }));
  try {
    await work(began + longestMs / 2);
  } finally {
    await records.remove(marker);
  }
}

/** Resolves when no prune is under way. */
export async function untilPruned(records: Records): Promise<void> {
  for (;;) {
    const began = await beganAt(records);
    if (began === undefined || Date.now() - began > longestMs) return;
    await sleep(pollMs);
  }
}

async function beganAt(records: Records): Promise<number | undefined> {
  const text = await records.read(marker);
  const began = /"began":(\d+)/.exec(text ?? '')?.[1];
  return began === undefined ? undefined : Number(began);
}
