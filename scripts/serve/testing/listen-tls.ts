import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';

/**
 * Serves `handler` over TLS, by HTTP/2 or HTTP/1.1, until the process ends.
 * @throws the system's error when the port is taken.
 */
export async function listenTls(
  port: number,
  certificate: { key: string; cert: string },
  handler: RequestListener,
): Promise<void> {
  const server = createSecureServer({ ...certificate, allowHTTP1: true });
  // Node's types have no common type for the two kinds of requests, which have the same interface.
  server.on('request', handler as unknown as Parameters<Http2SecureServer['on']>[1]);
  server.on('session', (session) => session.on('error', () => session.destroy()));
  server.listen(port);
  await once(server, 'listening');
}
