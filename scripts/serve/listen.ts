import { createServer, type RequestListener, type Server } from 'node:http';
import { portOf, type PortVariable } from '../workspace/ports.ts';
import { answeringFailures, isPortTaken, listenLocally } from './listen-local.ts';

export interface Listening {
  /** Stops. Requests under way are cut off, unless they end within `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

/**
 * Serves `handler` on a port of this machine, to this machine only; 0 picks a free port.
 * @throws the system's error, EADDRINUSE among them.
 */
export async function listenOn(
  port: number,
  handler: RequestListener,
): Promise<Listening & { origin: string }> {
  const { port: taken, servers } = await listenLocally(
    () => createServer(answeringFailures(handler)),
    port,
  );
  return {
    origin: `http://localhost:${taken}`,
    close: async (graceMs = 0) => {
      await Promise.all(servers.map((server) => close(server, graceMs)));
    },
  };
}

function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is kept alive becomes idle when its last response is complete.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const limit = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(limit);
      resolve();
    });
    if (graceMs === 0) server.closeAllConnections();
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
