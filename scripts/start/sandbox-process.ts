import { type StartedProcess, startProcess } from '../workspace/processes';

export interface Sandbox extends StartedProcess {
  url: string;
}

/** The environment of a sandbox that picks a free port and stores nothing. */
export const inMemory = {
  ...process.env,
  PARTNER_API_PORT: '0',
  SANDBOX_DATA_DIR: 'memory',
};

/** Starts the sandbox. `ready` resolves with its address when it responds. */
export function spawnSandbox(env: NodeJS.ProcessEnv = process.env): StartedProcess {
  const args = ['--import', 'tsx', 'scripts/sandbox/main.ts'];
  // The output is the access log, if it is enabled.
  const output = (text: string) => process.stdout.write(text);
  return startProcess(args, /^Sandbox ready: (http\S+)$/m, { env, output });
}

/** Starts the sandbox and waits until it responds. @throws an error that says how it ended if it stops before. */
export async function startSandbox(env?: NodeJS.ProcessEnv): Promise<Sandbox> {
  const sandbox = spawnSandbox(env);
  return { ...sandbox, url: await sandbox.ready };
}
