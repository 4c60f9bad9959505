import { once } from 'node:events';
import { listenOn } from '../../serve/listen.ts';
import type { SourcesCopy } from './sources-copy.ts';

export interface DevelopmentBuild {
  origin: string;
  stop: () => Promise<void>;
}

/** The development server of the opportunities remote, as its team starts it for a deployed host. */
export async function startDevelopmentBuild(sources: SourcesCopy): Promise<DevelopmentBuild> {
  const free = await listenOn(0, (_req, res) => res.end());
  await free.close();
  const { origin } = free;
  const env = { ...process.env, OPPORTUNITIES_PORT: new URL(origin).port };
  const server = sources.start(env, 'scripts/dev/main.ts', 'opportunities', '--deployed');
  const closed = once(server, 'close');
  let printed = '';
  server.stderr?.on('data', (text: Buffer) => (printed += text.toString()));
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes('Development build of opportunities')) resolve();
    });
    server.once('close', () => reject(new Error(printed || 'The development server stopped.')));
  });
  return {
    origin,
    stop: async () => {
      server.kill('SIGTERM');
      await closed;
    },
  };
}
