import { generateKeyPairSync, sign } from 'node:crypto';
import { signatureHeader, signedMessage, withSignatures, type RegistryKey } from '../signatures';

/** A key pair for tests. `key` is the public half, which is in a host’s configuration. */
export class SigningKey {
  private readonly pair = generateKeyPairSync('ed25519');
  readonly key: RegistryKey;

  constructor(id: string) {
    this.key = { id, key: this.pair.publicKey.export({ format: 'jwk' }).x ?? '' };
  }

  signatureOf(payload: string): string {
    const header = signatureHeader(this.key.id);
    const bytes = sign(null, signedMessage(header, payload), this.pair.privateKey);
    return `${header}..${bytes.toString('base64url')}`;
  }

  sign(registry: object): string {
    const payload = JSON.stringify(registry);
    return withSignatures(payload, [this.signatureOf(payload)]);
  }
}
