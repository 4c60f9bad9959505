import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { portOf, type PortVariable } from '../workspace/ports';
import { commonHeaders, notFound } from './headers';
import { pathOf } from './path-of';
import { logFailure } from './log-failure';

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
 * Serves `handler` on `address`, by default where `listenLocally` listens.
 * @param port 0 picks a free port.
 * @throws the system's error, such as EADDRINUSE.
 */
export async function listenOn(
  port: number,
  handler: RequestListener,
  address?: string,
): Promise<RunningServer> {
  const { port: taken, servers } = await listenLocally(
    () => createServer({ keepAliveTimeout }, answeringFailures(handler)),
    port,
    address,
  );
  return {
    port: taken,
    origin: `http://localhost:${taken}`,
    close: async (graceMs = 0) => {
      await Promise.all(servers.map((server) => close(server, graceMs)));
    },
  };
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

/** Serves `handler` on the port that `variable` sets. @throws an error that says what to do when the port is taken. */
export async function listen(
  variable: PortVariable,
  handler: RequestListener,
): Promise<StoppableServer> {
  const port = portOf(variable);
  return listenOn(port, handler).catch((error: unknown) => rejectTakenPort(error, port, variable));
}

/** @throws an error that says what to do when the port is taken, and any other error as it is. */
export function rejectTakenPort(error: unknown, port: number, variable: PortVariable): never {
  if (!isPortTaken(error)) throw error;
  throw new Error(
    `Port ${port} is taken. Stop what uses it, or choose another: ${variable}=<port> npm start`,
    { cause: error },
  );
}

export interface LocalServers<S extends Server> {
  port: number;
  servers: readonly S[];
}

/**
 * Listens on the loopback addresses of IPv4 and IPv6, because `localhost` may mean either. LISTEN_ADDRESS overrides them; in a
 * container it is 0.0.0.0.
 * @param make creates a server for each address.
 * @param port 0 picks a port that is free on both addresses.
 * @throws the system's error, such as EADDRINUSE.
 */
export async function listenLocally<S extends Server>(
  make: () => S,
  port: number,
  address = process.env['LISTEN_ADDRESS'] || undefined,
): Promise<LocalServers<S>> {
  const first = await listenAt(make(), port, address ?? '127.0.0.1');
  const taken = (first.address() as AddressInfo).port;
  if (address) return { port: taken, servers: [first] };
  try {
    return { port: taken, servers: [first, await listenAt(make(), taken, '::1')] };
  } catch (error) {
    // A machine without IPv6 has no ::1.
    if (!isPortTaken(error)) return { port: taken, servers: [first] };
    await new Promise((resolve) => first.close(resolve));
    if (port === 0) return listenLocally(make, 0, address);
    throw error;
  }
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function listenAt<S extends Server>(server: S, port: number, address: string): Promise<S> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

/**
 * Answers 500 and logs the reason when a listener fails, so that no request ends the server. Covers errors that are thrown,
 * rejected promises, and streams that are piped into the response.
 */
export function answeringFailures(listener: RequestListener): RequestListener {
  return (req, res) => {
    const fail = (error: unknown) => {
      logFailure(`${req.method ?? ''} ${pathOf(req)}`, error);
      if (res.headersSent) return void res.destroy();
      for (const name of res.getHeaderNames()) res.removeHeader(name);
      res.writeHead(500, { ...commonHeaders, ...notFound }).end('Something went wrong');
    };
    res.on('error', fail).on('pipe', (source: Readable) => {
      source.on('error', fail);
      // If the client leaves in the middle of a file, close the file.
      res.once('close', () => source.destroy());
    });
    const answer = async () => listener(req, res);
    answer().catch(fail);
  };
}
