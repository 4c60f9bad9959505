import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portOf, type PortVariable } from '../workspace/ports';

export interface StoppableServer {
  /** Stops the server. Requests that do not end within `graceMs` are interrupted. */
  close(graceMs?: number): Promise<void>;
}

/** Proxies close an idle connection sooner than this, so a proxy never sends a request on a connection that we closed. */
const keepAliveTimeout = 75_000;

export interface RunningServer extends StoppableServer {
  port: number;
  origin: string;
}

/**
 * Serves `handler` on the loopback addresses of IPv4 and IPv6, because `localhost` may mean either. LISTEN_ADDRESS overrides
 * them; in a container it is 0.0.0.0.
 * @param port 0 picks a port that is free on both addresses.
 * @throws the system's error, such as EADDRINUSE.
 */
export async function listenOn(port: number, handler: RequestListener): Promise<RunningServer> {
  const servers = await listenLocally(handler, port);
  const { port: taken } = servers[0].address() as AddressInfo;
  return {
    port: taken,
    origin: `http://localhost:${taken}`,
    close: async (graceMs = 0) => {
      await Promise.all(servers.map((server) => close(server, graceMs)));
    },
  };
}

async function listenLocally(
  handler: RequestListener,
  port: number,
): Promise<[Server, ...Server[]]> {
  const address = process.env['LISTEN_ADDRESS'];
  const first = await listenAt(handler, port, address || '127.0.0.1');
  if (address) return [first];
  try {
    return [first, await listenAt(handler, (first.address() as AddressInfo).port, '::1')];
  } catch (error) {
    // A machine without IPv6 has no ::1.
    if (!isPortTaken(error)) return [first];
    await new Promise((resolve) => first.close(resolve));
    if (port === 0) return listenLocally(handler, 0);
    throw error;
  }
}

function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A kept-alive connection becomes idle when its last response is complete.
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
export async function listen(
  variable: PortVariable,
  handler: RequestListener,
  port = portOf(variable),
): Promise<RunningServer> {
  try {
    return await listenOn(port, handler);
  } catch (cause) {
    if (!isPortTaken(cause)) throw cause;
    throw new Error(
      `Port ${port} is taken. Stop what uses it, or choose another: ${variable}=<port> npm start`,
      { cause },
    );
  }
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function listenAt(handler: RequestListener, port: number, address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ keepAliveTimeout }, handler);
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}
