import { execFile, spawn } from 'node:child_process';
import { root } from './apps';

export interface RunResult {
  code: number;
  /** The text of both output streams. */
  printed: string;
}

/** Runs Node with these arguments to its end, and prints nothing. */
export function runNode(
  args: readonly string[],
  { cwd = root, env = process.env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<RunResult> {
  const options = { cwd, env, maxBuffer: 1 << 26 };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) || 1 : 0, printed: stdout + stderr }),
    );
  });
}

export interface StartedProcess {
  pid: number | undefined;
  /** Resolves with the group of the line that it waits for. Rejects with how the process ended if it ends before. */
  ready: Promise<string>;
  /** Describes how the process ended. Never rejects. */
  ended: Promise<string>;
  /** Sends the signal and waits for the end. Returns how the process ended. */
  stop(signal?: NodeJS.Signals): Promise<string>;
}

interface ProcessOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Receives the standard output, except the text with the line. */
  output?: (text: string) => void;
}

/** Starts Node with these arguments. @param line matches the line that it prints when it is ready, on either stream. */
export function startProcess(
  args: readonly string[],
  line: RegExp,
  { cwd = root, env = process.env, output = () => undefined }: ProcessOptions = {},
): StartedProcess {
  const child = spawn(process.execPath, args, {
    cwd,
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
  const ready = new Promise<string>((resolve, reject) => {
    void ended.then((how) => reject(new Error(how)));
    const readyIn = (text: string) => {
      const [found, group = found] = line.exec(text) ?? [];
      if (group !== undefined) resolve(group);
      return group !== undefined;
    };
    child.stdout?.on('data', (text: Buffer) => readyIn(String(text)) || output(String(text)));
    child.stderr?.on('data', (text: Buffer) => {
      // The last output is enough to explain why the process ended.
      if (!readyIn(String(text))) printed = (printed + String(text)).slice(-4_000);
    });
  });
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return { pid: child.pid, ready, ended, stop };
}
