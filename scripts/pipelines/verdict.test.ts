import { spawnSync } from 'node:child_process';
import path from 'node:path';

const verdict = path.resolve(__dirname, 'verdict.mjs');
const statusOf = (...results: string[]) =>
  spawnSync(process.execPath, [verdict, ...results]).status;

it('passes where every job succeeded or had nothing to do', () => {
  expect(statusOf('success', 'skipped', 'success')).toBe(0);
});

it.each([['success', 'failure'], ['success', 'cancelled'], ['skipped', ''], []])(
  'fails for %p %p',
  (...results) => expect(statusOf(...results)).toBe(1),
);
