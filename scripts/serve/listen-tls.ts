import type { RequestListener } from 'node:http';
import { createSecureServer, type Http2SecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { answeringFailures, type RunningServer } from './listen';

/**
 * Serves `handler` over TLS on every address of this machine, or on LISTEN_ADDRESS. Clients that support HTTP/2 get HTTP/2,
 * others HTTP/1.1.
 * @param port 0 picks a free port.
 * @throws the system's error when the port is taken.
 */
export async function listenTls(
  port: number,
  certificate: { key: string; cert: string },
  handler: RequestListener,
): Promise<RunningServer> {
  const server = createSecureServer({ ...certificate, allowHTTP1: true });
  // Node's types have no common type for the two kinds of requests, which have the same interface.
  const listener = answeringFailures(handler) as unknown as Parameters<Http2SecureServer['on']>[1];
  server.on('request', listener);
  const sockets = new Set<TLSSocket>();
  const sessions = new Set<ServerHttp2Session>();
  server.on('secureConnection', (socket: TLSSocket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    session.on('error', () => session.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, process.env['LISTEN_ADDRESS'] || undefined, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    port: taken,
    origin: `https://localhost:${taken}`,
    close: (graceMs = 0) =>
      new Promise((resolve) => {
        const limit = setTimeout(() => destroyAll(sockets), graceMs);
        server.close(() => {
          clearTimeout(limit);
          resolve();
        });
        // A session completes its responses before it closes.
        for (const session of sessions) session.close();
      }),
  };
}

function destroyAll(sockets: Iterable<TLSSocket>): void {
  for (const socket of sockets) socket.destroy();
}
