import type { RequestListener } from 'node:http';
import { createSecureServer, type Http2SecureServer, type ServerHttp2Session } from 'node:http2';
import type { Listening } from '../../serve/listen.ts';
import type { Certificate } from './certificate.ts';

/** Serves `listener` over HTTP/2 with TLS, as a production front end would. */
export async function listenH2(
  port: number,
  { key, cert }: Certificate,
  listener: RequestListener,
): Promise<Listening> {
  // Both servers have the same interface, for which Node's types have no common name.
  const handler = listener as unknown as Parameters<Http2SecureServer['on']>[1];
  const server = createSecureServer({ key, cert, allowHTTP1: true });
  server.on('request', handler);
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    // The browser was closed in the middle of a response.
    session.on('error', () => session.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}
