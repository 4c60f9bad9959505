import { zstdCompress, zstdDecompress } from './delta.ts';

const lines = Array.from({ length: 2_000 }, (_, line) => `call(${(line * 7_919) % 10_007});`);
const before = Buffer.from(lines.join('\n'));
const after = Buffer.from(lines.with(1_000, 'changed();').join('\n'));

it('writes only what the dictionary lacks', async () => {
  const frame = await zstdCompress(after, before);
  expect(frame.length).toBeLessThan(60);
  expect((await zstdDecompress(frame, before)).equals(after)).toBe(true);
});

it('writes the same bytes each time', async () => {
  expect(await zstdCompress(after, before)).toEqual(await zstdCompress(after, before));
});

it('reads nothing that is no zstd', async () => {
  await expect(zstdDecompress(Buffer.from('text'), before)).rejects.toThrow(
    'Failed to compress with code',
  );
});
