import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:tls';
import { generate } from 'selfsigned';

/** Writes a certificate for localhost to `<place>.crt`, and its key to `<place>.key`. */
export async function writeCertificate(place: string): Promise<void> {
  const subject = [{ name: 'commonName', value: 'localhost' }];
  const made = await generate(subject, { algorithm: 'sha256' });
  writeFileSync(`${place}.crt`, made.cert);
  writeFileSync(`${place}.key`, made.private);
}

/** What a server speaks over TLS to a client that offers HTTP/2. */
export async function protocolOf(port: number): Promise<string | false | null> {
  const socket = connect({ port, rejectUnauthorized: false, ALPNProtocols: ['h2', 'http/1.1'] });
  try {
    await once(socket, 'secureConnect');
    return socket.alpnProtocol;
  } finally {
    socket.destroy();
  }
}
