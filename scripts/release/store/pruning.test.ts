import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { directoryRecords } from './directory-files.ts';
import { untilPruned, whilePruning } from './pruning.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'pruning-'));
const records = directoryRecords(path.join(dir, 'private'));
afterAll(() => rmSync(dir, { recursive: true }));

it('a release waits for a prune, also for one that fails', async () => {
  const order: string[] = [];
  let fail = () => {};
  const failing = whilePruning(
    records,
    () => new Promise((_, reject) => (fail = () => reject(new Error('cut off')))),
  ).catch(() => order.push('pruned'));
  while ((await records.read('pruning.json')) === undefined);
  const waiting = untilPruned(records).then(() => order.push('released'));
  fail();
  await Promise.all([failing, waiting]);
  expect(order).toEqual(['pruned', 'released']);
});

it('there is one at a time, and one that died counts for ten minutes', async () => {
  const mark = (minutes: number) =>
    records.put('pruning.json', JSON.stringify({ began: Date.now() - minutes * 60_000 }));
  await mark(9);
  await expect(whilePruning(records, async () => undefined)).rejects.toThrow('Another prune runs');
  await mark(11);
  await untilPruned(records);
  await whilePruning(records, async () => undefined);
  expect(await records.read('pruning.json')).toBeUndefined();
});
