import { generateKeyPairSync, sign } from 'node:crypto';
import { signatureHeader, signedMessage, withSignatures, type RegistryKey } from '../signatures';

/** A key pair for tests; `key` is the half that a host’s configuration has. */
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

  /** The text of a registry that it has signed. */
  sign(registry: object): string {
    const payload = JSON.stringify(registry);
    return withSignatures(payload, [this.signatureOf(payload)]);
  }
}
