import { spawn } from 'node:child_process';
import { root } from '../workspace/apps.ts';
import type { Listening } from '../serve/listen.ts';

export interface SandboxProcess extends Listening {
  pid: number | undefined;
  /** Resolves when it responds; rejects with its output when it stops before. */
  ready: Promise<void>;
}

/** Starts the sandbox of the partner API in a child process, which can be closed at any time. */
export function spawnSandbox(env: NodeJS.ProcessEnv = process.env): SandboxProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/sandbox/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Its own process group: Ctrl-C reaches this process only, which stops everything in order.
    detached: true,
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let printed = '';
  child.stderr?.on('data', (text: Buffer) => (printed += text.toString()));
  const ready = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(printed.trim() || 'The sandbox stopped.')));
    child.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes('Sandbox ready')) resolve();
    });
  });
  return {
    pid: child.pid,
    ready,
    close: () => {
      child.kill('SIGTERM');
      return closed;
    },
  };
}

/**
 * Starts the sandbox and waits until it responds.
 * @throws an error with its output when it stops before.
 */
export async function startSandbox(env?: NodeJS.ProcessEnv): Promise<SandboxProcess> {
  const sandbox = spawnSandbox(env);
  await sandbox.ready;
  return sandbox;
}
