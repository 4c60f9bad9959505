import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';

const root = path.resolve(__dirname, '../../..');

export interface SpawnedSandbox {
  url: string;
  /** Sends the signal and waits for the end. Returns the exit code, or null if a signal ended the process. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A sandbox in a child process, on a free port, in memory by default. */
export async function spawnSandbox(
  env: Readonly<Record<string, string>> = {},
): Promise<SpawnedSandbox> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/sandbox/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PARTNER_API_PORT: '0',
      SANDBOX_DATA_DIR: 'memory',
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await readyLine(child);
  return {
    url,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

function readyLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk) => (said += String(chunk)));
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}: ${said}`)));
    if (!child.stdout) return reject(new Error('The sandbox has no output.'));
    return readline.createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /^Sandbox ready: (http:\/\/localhost:\d+)$/.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
}
