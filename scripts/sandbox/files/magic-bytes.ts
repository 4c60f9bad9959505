const kinds: readonly { type: string; at: number; bytes: readonly number[] }[] = [
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  { type: 'application/pdf', at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
];

/** The media type by a file's first bytes, if it is one we store. */
export function kindOfBytes(content: Uint8Array): string | undefined {
  return kinds.find(({ at, bytes }) => bytes.every((byte, index) => content[at + index] === byte))
    ?.type;
}
