import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { generate } from 'selfsigned';

/** Makes a certificate for localhost that only the benchmark's browser trusts, by its `fingerprint`. */
export async function makeCertificate() {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const spki = new X509Certificate(made.cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    key: made.private,
    cert: made.cert,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}

/** Serves `handler` over TLS, by HTTP/2 or HTTP/1.1, until the process ends. */
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
