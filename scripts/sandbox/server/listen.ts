import http from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { withAccessLog } from '@investor-portal/scripts/serve/access-log';
import {
  answeringFailures,
  isPortTaken,
  listenLocally,
} from '@investor-portal/scripts/serve/listen';
import type { Connection } from '../context/context';

/** The time that requests in flight get when the sandbox stops. `npm start` waits 3 s for the sandbox. */
const graceMs = 2_500;

/** This is longer than any client keeps an idle connection, so that the client closes the connection first. */
const keepAliveMs = 65_000;

export type RequestHandler = (
  request: Request,
  connection: Connection,
) => Response | Promise<Response>;

export interface RunningServer {
  port: number;
  close(): Promise<void>;
}

/** @throws Error with the port when the port is in use. */
export async function createServer(
  handle: RequestHandler,
  port: number,
  host?: string,
): Promise<RunningServer> {
  const respond = getRequestListener((request, { incoming: { socket } }) =>
    handle(request, { remoteAddress: socket.remoteAddress, close: () => socket.destroy() }),
  );
  const listener = answeringFailures(withAccessLog('partner-api', respond));
  const make = () => http.createServer({ keepAliveTimeout: keepAliveMs }, listener);
  const { port: taken, servers } = await listenLocally(make, port, host).catch((error: unknown) => {
    throw isPortTaken(error) ? portTaken(port) : error;
  });
  return {
    port: taken,
    close: () => Promise.all(servers.map(close)).then(() => undefined),
  };
}

function close(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), graceMs).unref();
  });
}

function portTaken(port: number): Error {
  return new Error(
    `Port ${port} is taken. Stop what uses it, or choose another: PARTNER_API_PORT=<port> npm start`,
  );
}
