import { spawn } from 'node:child_process';
import { root } from '../build/apps.ts';
import type { Listening } from '../serve/listen.ts';

/**
 * Starts the sandbox of the partner API in a process of its own and waits until it answers.
 * @throws with what it printed when it stops before that.
 */
export function startSandbox(
  env: NodeJS.ProcessEnv = process.env,
): Promise<Listening & { pid: number | undefined }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/sandbox/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own: Ctrl-C is handled here, in order.
    detached: true,
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let printed = '';
  child.stderr?.on('data', (text: Buffer) => (printed += text.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(printed.trim() || 'The sandbox stopped.')));
    child.stdout?.on('data', (text: Buffer) => {
      if (!text.toString().includes('Sandbox ready')) return;
      resolve({
        pid: child.pid,
        close: () => {
          child.kill('SIGTERM');
          return closed;
        },
      });
    });
  });
}
