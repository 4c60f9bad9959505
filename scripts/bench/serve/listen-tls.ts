import type { RequestListener } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import type { StoppableServer } from '../../serve/listen';

/** Serves `handler` over HTTP/2 with TLS. @throws the system's error when the port is taken. */
export async function listenTls(
  port: number,
  certificate: { key: string; cert: string },
  handler: RequestListener,
): Promise<StoppableServer> {
  const server = createSecureServer(certificate);
  // Node's types have no common type for the two kinds of requests, which have the same interface.
  server.on('request', handler as unknown as Parameters<Http2SecureServer['on']>[1]);
  const sockets = new Set<Socket>();
  server.on('secureConnection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('session', (session) => session.on('error', () => session.destroy()));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
