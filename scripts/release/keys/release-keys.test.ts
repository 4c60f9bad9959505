import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSigned } from './read-signed';
import { keysOf, newKey, publicPart, releaseKeys, signText } from './release-keys';
import { scratchFolder } from '../../workspace/testing/scratch-folder';

const ours = newKey('2026');
const text = JSON.stringify({ keys: [ours] });
const dir = scratchFolder();
const file = path.join(dir, 'keys.json');
beforeAll(() => writeFileSync(file, text));
afterEach(() => delete process.env['RELEASES_KEY']);

describe('the keys of an operator', () => {
  it('are in the environment, in the file that it names, or in the file of the store', () => {
    const expected = { signing: [ours], trusted: [publicPart(ours)] };
    expect(releaseKeys()).toBeUndefined();
    expect(releaseKeys(path.join(dir, 'gone'))).toBeUndefined();
    expect(releaseKeys(file)).toEqual(expected);
    for (const named of [text, file]) {
      process.env['RELEASES_KEY'] = named;
      expect(releaseKeys()).toEqual(expected);
    }
    process.env['RELEASES_KEY'] = path.join(dir, 'gone');
    expect(() => releaseKeys()).toThrow('The keys cannot be read');
  });

  it.each<[string, string]>([
    ['no JSON', '{'],
    ['no keys', '{"keys":[]}'],
    ['another kind of key', JSON.stringify({ keys: [{ ...ours, crv: 'X25519' }] })],
    ['a name that no header can have', JSON.stringify({ keys: [{ ...ours, kid: 'ключ' }] })],
    ['a private part that is too short', JSON.stringify({ keys: [{ ...ours, d: 'abc' }] })],
  ])('are refused for %s, and the message has nothing of them', (_why, wrong) => {
    let message = '';
    try {
      keysOf(wrong);
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain('is no set of keys');
    expect(message).not.toContain(ours.d);
    expect(message).not.toContain('abc');
  });

  it('sign with every private part, and each signature is enough', async () => {
    const next = newKey('2027');
    const signed = await signText('{"serial":1}', keysOf(JSON.stringify({ keys: [ours, next] })));
    for (const key of [ours, next])
      await expect(readSigned(signed, [publicPart(key)])).resolves.toBe('{"serial":1}');
    await expect(readSigned(signed, [publicPart(newKey('2026'))])).resolves.toBeUndefined();
  });

  it('sign nothing without a private part, or with the private part of another key', async () => {
    const publicOnly = keysOf(JSON.stringify({ keys: [{ ...ours, d: undefined }] }));
    await expect(signText('{"serial":1}', publicOnly)).rejects.toThrow('nothing is signed');
    const mixed = keysOf(JSON.stringify({ keys: [{ ...ours, x: newKey('x').x }] }));
    await expect(signText('{"serial":1}', mixed)).rejects.toThrow('is not that of its public part');
  });
});
