import http from 'node:http';
import { getRequestListener } from '@hono/node-server';

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
 * Serves on the loopback addresses of both families: which of them `localhost` means differs
 * between machines. In a container, `host` says where instead.
 * @param port 0 takes any that is free.
 * @throws Error that names a port in use.
 */
export async function createServer(
  answer: Answer,
  port: number,
  host?: string,
): Promise<RunningServer> {
  const listener = getRequestListener(answer);
  const first = await listen(listener, port, host ?? '127.0.0.1');
  if (host) return { port: first.port, close: () => close(first.server) };
  const servers = [first.server];
  try {
    servers.push((await listen(listener, first.port, '::1')).server);
  } catch (error) {
    // A machine without IPv6 has no ::1 to listen on; a port in use there is a fault as on IPv4.
    if (isCode(error, 'EADDRINUSE')) {
      await close(first.server);
      if (port === 0) return createServer(answer, 0);
      throw portTaken(port);
    }
  }
  return {
    port: first.port,
    close: () => Promise.all(servers.map(close)).then(() => undefined),
  };
}

function listen(
  listener: http.RequestListener,
  port: number,
  host: string,
): Promise<{ server: http.Server; port: number }> {
  return new Promise((resolve, reject) => {
    const server = http.createServer({ keepAliveTimeout: keepAliveMs }, listener);
    server.once('error', (error) =>
      reject(isCode(error, 'EADDRINUSE') && host !== '::1' ? portTaken(port) : error),
    );
    server.listen(port, host, () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : port });
    });
  });
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

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
