import { createHash, X509Certificate } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { createSecureServer, type Http2SecureServer, type ServerHttp2Session } from 'node:http2';
import { generate } from 'selfsigned';
import type { Listening } from '../../serve/listen';
import { otherSite } from './addresses';

export interface Certificate {
  key: string;
  cert: string;
  /** The hash that makes Chromium accept this certificate, and cache what it receives over it. */
  fingerprint: string;
}

const names = ['localhost', otherSite].map((value) => ({ type: 2 as const, value }));

/** A certificate for these names that only the benchmark's browser trusts. */
export async function makeCertificate(): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: names }],
  });
  const spki = new X509Certificate(made.cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    key: made.private,
    cert: made.cert,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}

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
