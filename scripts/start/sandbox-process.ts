import { spawn } from 'node:child_process';
import { root } from '../workspace/apps';
import type { StoppableServer } from '../serve/listen';

export interface SandboxProcess extends StoppableServer {
  pid: number | undefined;
  /** Resolves with its address when the sandbox responds. Rejects with its output if it stops before. */
  ready: Promise<string>;
  /** Describes how the sandbox ended. Never rejects. */
  ended: Promise<string>;
  /** Sends the signal and waits for the end. Returns how the sandbox ended. */
  stop(signal: NodeJS.Signals): Promise<string>;
}

/** The environment of a sandbox that picks a free port and stores nothing. */
export const inMemory = {
  ...process.env,
  PARTNER_API_PORT: '0',
  SANDBOX_DATA_DIR: 'memory',
};

export function spawnSandbox(env: NodeJS.ProcessEnv = process.env): SandboxProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/sandbox/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // The child has its own process group, so Ctrl-C only reaches this process, which stops everything in order.
    detached: true,
  });
  let printed = '';
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, signal) => {
      const how = signal ? `It was ended by ${signal}.` : `It exited with code ${code}.`;
      resolve(`${how} ${printed.trim()}`.trim());
    });
  });
  // The last output is enough to explain why the sandbox ended.
  child.stderr?.on('data', (text: Buffer) => (printed = (printed + text.toString()).slice(-4_000)));
  const ready = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(printed.trim() || 'The sandbox stopped.')));
    child.stdout?.on('data', (text: Buffer) => {
      const [, address] = /^Sandbox ready: (http\S+)$/m.exec(text.toString()) ?? [];
      if (address) resolve(address);
      // This is the access log, if it is enabled.
      else process.stdout.write(text);
    });
  });
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { pid: child.pid, ready, ended, stop, close: async () => void (await stop('SIGTERM')) };
}

/** Starts the sandbox and waits until it responds. @throws an error with its output if it stops before. */
export async function startSandbox(env?: NodeJS.ProcessEnv): Promise<SandboxProcess> {
  const sandbox = spawnSandbox(env);
  await sandbox.ready;
  return sandbox;
}
