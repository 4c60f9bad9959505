import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { PortVariable } from '../start/ports.ts';
import { portOf } from '../start/ports.ts';

export interface Listening {
  close(): Promise<void>;
}

/**
 * Serves `handler` on the port of `variable`, on every local address.
 * @throws with a sentence that says what to do when the port is taken.
 */
export async function listen(variable: PortVariable, handler: RequestListener): Promise<Listening> {
  const port = portOf(variable);
  const server = createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(takenMessage(variable)) : error),
    );
    server.listen(port, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function takenMessage(variable: PortVariable): string {
  return `Port ${portOf(variable)} is taken. Stop what uses it, or choose another: ${variable}=<port> npm start`;
}
