import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { root } from '../build/apps.ts';
import type { Listening } from '../serve/listen.ts';

/**
 * Starts the sandbox of the partner API in a process of its own and waits until it answers.
 * @throws with what it printed when it stops before that.
 */
export function startSandbox(env: NodeJS.ProcessEnv = process.env): Promise<Listening> {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  const child = spawn(process.execPath, [tsx, 'scripts/sandbox/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C is handled here, in order.
    detached: true,
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let printed = '';
  child.stderr.on('data', (text: Buffer) => (printed += text.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(printed.trim() || 'The sandbox stopped.')));
    child.stdout.on('data', (text: Buffer) => {
      if (!text.toString().includes('Sandbox ready')) return;
      resolve({
        close: () => {
          child.kill('SIGTERM');
          return closed;
        },
      });
    });
  });
}
