/** Returns the 32-bit FNV-1a hash of a text as a signed number. The hash is not cryptographic. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}
