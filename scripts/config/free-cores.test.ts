import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { freeCores } from './free-cores.cjs';

const cores = availableParallelism();

it('counts the cores that no other program uses', () => {
  const idle = freeCores();
  expect(idle).toBeGreaterThan(0);
  expect(idle).toBeLessThanOrEqual(cores + 0.1);

  // Two loops per core leave at most a third of each core, whatever else runs on this machine.
  const loops = Array.from({ length: 2 * cores }, () => spawn('sh', ['-c', 'while :; do :; done']));
  const shared = freeCores();
  for (const loop of loops) loop.kill('SIGKILL');
  expect(shared).toBeGreaterThan(0);
  expect(shared).toBeLessThan(0.6 * cores);
});
