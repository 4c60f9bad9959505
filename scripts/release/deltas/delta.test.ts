import { createHash } from 'node:crypto';
import { decodeDelta, dictionaryHash, encodeDelta } from './delta';

const before = Buffer.from('function price() { return 100; }'.repeat(20));
const after = Buffer.concat([before, Buffer.from('price();')]);

it('begins with the magic number and the dictionary’s hash, as RFC 9842 says', async () => {
  const delta = await encodeDelta(after, before);
  expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(delta.subarray(8, 40)).toEqual(createHash('sha256').update(before).digest());
  expect(dictionaryHash(before)).toBe(delta.subarray(8, 40).toString('base64'));
});

it('is the same bytes each time', async () => {
  expect(await encodeDelta(after, before)).toEqual(await encodeDelta(after, before));
});

it('decodes with its own dictionary only', async () => {
  const delta = await encodeDelta(after, before);
  expect((await decodeDelta(delta, before)).equals(after)).toBe(true);
  await expect(decodeDelta(delta, after)).rejects.toThrow('This is no delta of that dictionary.');
  await expect(decodeDelta(delta.subarray(8), before)).rejects.toThrow('This is no delta');
  const cut = Buffer.concat([delta.subarray(0, 40), Buffer.from('text')]);
  await expect(decodeDelta(cut, before)).rejects.toThrow('Failed to compress with code');
});
