import { inMemory, spawnSandbox as spawn } from '@investor-portal/scripts/start/sandbox-process';

export interface SpawnedSandbox {
  url: string;
  /** Sends the signal and waits for the end. Returns how the sandbox ended. */
  stop(signal?: NodeJS.Signals): Promise<string>;
}

/** Starts a sandbox in a child process, by default in memory. @throws an error that says how it ended if it does not start. */
export async function spawnSandbox(
  env: Readonly<Record<string, string>> = {},
): Promise<SpawnedSandbox> {
  const { ready, ended, stop } = spawn({ ...inMemory, ...env });
  const url = await ready.catch(async () => {
    throw new Error(await ended);
  });
  return { url, stop: (signal = 'SIGTERM') => stop(signal) };
}
