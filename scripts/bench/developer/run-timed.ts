import { spawn } from 'node:child_process';

export interface Timed {
  seconds: number;
  /** The lines that `note` matched, with their time in seconds. */
  lines: { text: string; at: number }[];
}

interface Run {
  cwd: string;
  env?: Record<string, string>;
  /** The line that ends the run; without it the command runs to its end. */
  until?: RegExp;
  note?: RegExp;
}

/**
 * Runs a Node command and times it.
 * @throws an error with its output when it fails.
 */
export function runTimed(args: readonly string[], { cwd, env, until, note }: Run): Promise<Timed> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const child = spawn(process.execPath, [...args], { cwd, env: { ...process.env, ...env } });
  const lines: Timed['lines'] = [];
  let printed = '';
  let reached: number | undefined;
  const read = (data: Buffer) => {
    for (const text of data.toString().split('\n')) {
      if (note?.test(text)) lines.push({ text, at: seconds() });
      if (!until?.test(text)) continue;
      reached ??= seconds();
      child.kill('SIGTERM');
    }
    printed += data.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (until ? reached !== undefined : code === 0)
        resolve({ seconds: reached ?? seconds(), lines });
      else reject(new Error(`node ${args.join(' ')} failed:\n${printed.slice(-2_000)}`));
    });
  });
}
