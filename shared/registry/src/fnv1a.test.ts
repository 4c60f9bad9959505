import { fnv1a } from './fnv1a';

it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('hashes %j as FNV-1a does', (text, hash) => {
  expect(fnv1a(text) >>> 0).toBe(hash);
});
