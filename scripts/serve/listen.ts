import type { AddressInfo } from 'node:net';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { portOf, type PortVariable } from '../start/ports.ts';

export interface Listening {
  close(): Promise<void>;
}

/**
 * Serves `handler` on a port of this machine; 0 takes a free one.
 * @throws the system's error, EADDRINUSE among them.
 */
export async function listenOn(
  port: number,
  handler: RequestListener,
): Promise<Listening & { origin: string }> {
  const server = createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Serves `handler` on the port of `variable`.
 * @throws with a sentence that says what to do when the port is taken.
 */
export async function listen(variable: PortVariable, handler: RequestListener): Promise<Listening> {
  try {
    return await listenOn(portOf(variable), handler);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${portOf(variable)} is taken. Stop what uses it, or choose another: ${variable}=<port> npm start`,
      { cause: error },
    );
  }
}
