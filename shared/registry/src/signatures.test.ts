import { verify } from 'node:crypto';
import { SigningKey } from './testing/signing-key';
import {
  maxRegistryLength,
  signatureHeader,
  signedPayload,
  splitSigned,
  withSignatures,
  type RegistryKey,
} from './signatures';

const ours = new SigningKey('2026');
const other = new SigningKey('2027');
const signedBy = (payload: string, ...keys: SigningKey[]) =>
  withSignatures(
    payload,
    keys.map((key) => key.signatureOf(payload)),
  );

const byNode = (x: string, signature: Uint8Array, message: Uint8Array) =>
  verify(null, message, { key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }, signature);
const payloadOf = (text: string, ...keys: RegistryKey[]) => signedPayload(text, keys, byNode);

const payload = '{"serial":7,"portfolio":{"current":"1","text":"₱ \\",\\"signatures\\":["}}';

describe('a signed registry', () => {
  it('is JSON, and contains the signed text byte for byte', async () => {
    const text = signedBy(payload, ours);
    expect(JSON.parse(text)).toMatchObject(JSON.parse(payload) as object);
    await expect(payloadOf(text, ours.key)).resolves.toBe(payload);
  });

  it('is a detached JWS with an unencoded payload (RFC 7797)', () => {
    const [signature = ''] = splitSigned(signedBy(payload, ours))?.signatures ?? [];
    const [header = '', between, bytes = ''] = signature.split('.');
    const stated = { alg: 'Ed25519', b64: false, crit: ['b64'], kid: '2026' };
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual(stated);
    expect(between).toBe('');
    const message = Buffer.concat([Buffer.from(`${header}.`), Buffer.from(payload)]);
    expect(byNode(ours.key.key, Buffer.from(bytes, 'base64url'), message)).toBe(true);
  });

  it('is accepted when one of two keys is known, and only by the id of that key', async () => {
    const text = signedBy(payload, ours, other);
    await expect(payloadOf(text, other.key)).resolves.toBe(payload);
    await expect(payloadOf(text, { ...other.key, id: '2026' })).resolves.toBeUndefined();
    await expect(payloadOf(text)).resolves.toBeUndefined();
  });

  it.each<[string, (text: string) => string]>([
    ['without signatures', () => payload],
    ['with an empty list', (text) => text.replace(/"signatures":.*/, '"signatures":[]}')],
    ['with a space more', (text) => text.replace(':7', ': 7')],
    ['with a key twice', (text) => text.replace('{', '{"serial":9,')],
    ['by a stranger of the same name', () => signedBy(payload, new SigningKey('2026'))],
    ['with another one behind it', (text) => text.replace('}\n', ',"signatures":[]}')],
    ['with a signature that was cut short', (text) => text.replace(/.{9}"\]/, '"]')],
    [
      'with another algorithm',
      (text) => {
        const none = Buffer.from('{"alg":"none","kid":"2026"}').toString('base64url');
        return text.replace(signatureHeader('2026'), none);
      },
    ],
    ['too large', () => signedBy(payload.replace('₱', 'x'.repeat(maxRegistryLength)), ours)],
    ['with a tail that takes long to read', (text) => text + 'a'.repeat(3_000_000)],
  ])('is refused %s', async (_which, change) => {
    const started = performance.now();
    await expect(payloadOf(change(signedBy(payload, ours)), ours.key)).resolves.toBeUndefined();
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
