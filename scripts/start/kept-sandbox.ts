import type { Listening } from '../serve/listen.ts';
import { spawnSandbox } from './sandbox-process.ts';

/** More often than this within a minute, something is wrong that a restart does not mend. */
const mostRestarts = 3;
const minuteMs = 60_000;

export interface KeptSandbox extends Listening {
  /** Resolves when it responds for the first time; rejects with its output when it stops before. */
  ready: Promise<void>;
  /** Resolves, with the reason, when it has stopped for good although nobody closed it. */
  givenUp: Promise<string>;
}

/** Starts the sandbox of the partner API, and starts it again when it stops by itself. */
export function keepSandbox(
  say: (line: string) => void,
  start: typeof spawnSandbox = spawnSandbox,
): KeptSandbox {
  let closing = false;
  let sandbox = start();
  const { ready } = sandbox;
  const restarts: number[] = [];

  async function keep(): Promise<string> {
    await ready;
    for (;;) {
      const how = await sandbox.ended;
      // Nobody waits for the answer once it is being closed.
      if (closing) return how;
      say(`The sandbox of the partner API has stopped. ${how}`);
      const now = performance.now();
      restarts.push(now);
      if (restarts.filter((at) => now - at < minuteMs).length > mostRestarts)
        return `The sandbox of the partner API has stopped ${restarts.length} times. It is not started again.`;
      say('It is started again …');
      sandbox = start();
      await sandbox.ready.then(
        () => say('The sandbox of the partner API responds again.'),
        () => undefined,
      );
    }
  }
  return {
    ready,
    // A first start that fails is told by `ready`.
    givenUp: keep().catch(() => new Promise<never>(() => undefined)),
    close: async () => {
      closing = true;
      await sandbox.close();
    },
  };
}
