import http from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isPortTaken, listenLocally } from '@investor-portal/scripts/serve/listen-local';

/** How long requests under way may take once the sandbox stops. */
const graceMs = 1_500;

/** An idle connection is kept longer than any client keeps one, so that the client is the one to end it. */
const keepAliveMs = 65_000;

/** What answers a request; `env` carries node's own request and response. */
export type Answer = Parameters<typeof getRequestListener>[0];

export interface RunningServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Serves on the loopback addresses, or where `host` says.
 * @param port 0 takes any that is free.
 * @throws Error that names a port in use.
 */
export async function createServer(
  answer: Answer,
  port: number,
  host?: string,
): Promise<RunningServer> {
  const listener = getRequestListener(answer);
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
