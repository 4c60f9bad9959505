import { listenOn } from '../../serve/listen';
import { startProcess, type StartedProcess } from '../../workspace/start-process';
import { sandboxUrl } from '../stack';
import type { SourcesCopy } from './sources-copy';

interface DevelopmentShell {
  origin: string;
  stop: StartedProcess['stop'];
}

/** Starts the development server of the opportunities remote on free ports, and waits until it is ready. */
export async function startDevelopmentShell(sources: SourcesCopy): Promise<DevelopmentShell> {
  const [origin, remote, platform] = [await freeOrigin(), await freeOrigin(), await freeOrigin()];
  const server = startProcess(
    ['--import', 'tsx', 'scripts/dev/main.ts', 'opportunities'],
    /Portal ready, with hot reload/,
    {
      cwd: sources.dir,
      env: {
        ...process.env,
        HOST_PORT: new URL(origin).port,
        OPPORTUNITIES_PORT: new URL(remote).port,
        PLATFORM_PORT: new URL(platform).port,
        PARTNER_API_URL: sandboxUrl,
      },
    },
  );
  await server.ready;
  return { origin, stop: server.stop };
}

async function freeOrigin(): Promise<string> {
  const free = await listenOn(0, (_req, res) => res.end());
  await free.close();
  return free.origin;
}
