import { createServer, type RequestListener, type Server } from 'node:http';
import { portOf, type PortVariable } from '../workspace/ports.ts';
import { isPortTaken, listenLocally } from './listen-local.ts';

export interface Listening {
  close(): Promise<void>;
}

/**
 * Serves `handler` on a port of this machine, to this machine only; 0 picks a free port.
 * @throws the system's error, EADDRINUSE among them.
 */
export async function listenOn(
  port: number,
  handler: RequestListener,
): Promise<Listening & { origin: string }> {
  const { port: taken, servers } = await listenLocally(() => createServer(handler), port);
  return {
    origin: `http://localhost:${taken}`,
    close: async () => {
      await Promise.all(servers.map(closeNow));
    },
  };
}

function closeNow(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * Serves `handler` on the port that `variable` sets.
 * @throws an error that says what to do when the port is taken.
 */
export async function listen(variable: PortVariable, handler: RequestListener): Promise<Listening> {
  try {
    return await listenOn(portOf(variable), handler);
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    throw new Error(
      `Port ${portOf(variable)} is taken. Stop what uses it, or choose another: ${variable}=<port> npm start`,
      { cause: error },
    );
  }
}
