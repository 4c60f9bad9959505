import { listenOn } from '../../serve/listen';
import { startProcess, type StartedProcess } from '../../workspace/start-process';
import { sandboxUrl } from '../stack';
import type { SourcesCopy } from './sources-copy';

export interface DevelopmentBuild {
  origin: string;
  stop: StartedProcess['stop'];
}

export async function startDevelopmentBuild(sources: SourcesCopy): Promise<DevelopmentBuild> {
  const origin = await freeOrigin();
  const stop = await develop(
    sources,
    { OPPORTUNITIES_PORT: new URL(origin).port },
    ['opportunities', '--deployed'],
    /Development build of opportunities/,
  );
  return { origin, stop };
}

export async function startDevelopmentShell(sources: SourcesCopy): Promise<DevelopmentBuild> {
  const [origin, remote, platform] = [await freeOrigin(), await freeOrigin(), await freeOrigin()];
  const stop = await develop(
    sources,
    {
      HOST_PORT: new URL(origin).port,
      OPPORTUNITIES_PORT: new URL(remote).port,
      PLATFORM_PORT: new URL(platform).port,
      PARTNER_API_URL: sandboxUrl,
    },
    ['opportunities'],
    /Portal ready, with hot reload/,
  );
  return { origin, stop };
}

async function freeOrigin(): Promise<string> {
  const free = await listenOn(0, (_req, res) => res.end());
  await free.close();
  return free.origin;
}

/** Starts a development server, waits until it prints `ready`, and returns a function that stops it. */
async function develop(
  sources: SourcesCopy,
  env: Record<string, string>,
  args: readonly string[],
  ready: RegExp,
): Promise<StartedProcess['stop']> {
  const server = startProcess(['--import', 'tsx', 'scripts/dev/main.ts', ...args], ready, {
    cwd: sources.dir,
    env: { ...process.env, ...env },
  });
  await server.ready;
  return server.stop;
}
