import http from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { withAccessLog } from '@investor-portal/scripts/serve/access-log';
import {
  answeringFailures,
  isPortTaken,
  listenLocally,
} from '@investor-portal/scripts/serve/listen';

/** How long requests in flight may take once the sandbox stops; `npm start` waits 3 s for it. */
const graceMs = 2_500;

/** Longer than any client keeps an idle connection, so that the client closes it first. */
const keepAliveMs = 65_000;

/** Handles a request; `env` has Node's own request and response. */
export type RequestHandler = Parameters<typeof getRequestListener>[0];

export interface RunningServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Serves on the loopback addresses, or on `host`.
 * @param port 0 picks a free one.
 * @throws Error that names a port in use.
 */
export async function createServer(
  handle: RequestHandler,
  port: number,
  host?: string,
): Promise<RunningServer> {
  const listener = answeringFailures(withAccessLog('partner-api', getRequestListener(handle)));
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
