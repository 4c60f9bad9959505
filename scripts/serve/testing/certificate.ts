import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

export interface Certificate {
  key: string;
  cert: string;
  /** The hash that makes Chromium accept this certificate and cache responses. */
  fingerprint: string;
}

/** Makes a certificate for localhost that only the benchmark's browser trusts. */
export async function makeCertificate(): Promise<Certificate> {
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
