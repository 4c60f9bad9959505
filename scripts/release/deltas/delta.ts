import { createHash } from 'node:crypto';
import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  freeCCtx,
  freeDCtx,
  init,
} from '@bokuweb/zstd-wasm';

/** The first bytes of a delta, before the dictionary's SHA-256 (RFC 9842, section 5). */
const magic = Buffer.from('5e2a4d1820000000', 'hex');

/** Higher compression levels take longer and save nothing on our scripts. */
const level = 19;

// Node 20 does not support zstd. This library produces the same bytes on every machine.
let ready: Promise<void> | undefined;

/** Returns a dictionary's SHA-256 in base64, as a browser names it in `Available-Dictionary`. */
export function dictionaryHash(dictionary: Buffer): string {
  return createHash('sha256').update(dictionary).digest('base64');
}

/** @throws when the delta does not decode to the text again, which would be a fault of the library. */
export async function encodeDelta(text: Buffer, dictionary: Buffer): Promise<Buffer> {
  await (ready ??= init());
  const context = createCCtx();
  const frame = compressUsingDict(context, text, dictionary, level);
  freeCCtx(context);
  const delta = Buffer.concat([headOf(dictionary), frame]);
  if (!(await decodeDelta(delta, dictionary)).equals(text))
    throw new Error('A delta does not decode to the script that it was made of.');
  return delta;
}

/** @throws when the delta is damaged, or was made with another dictionary. */
export async function decodeDelta(delta: Buffer, dictionary: Buffer): Promise<Buffer> {
  const head = headOf(dictionary);
  if (!delta.subarray(0, head.length).equals(head))
    throw new Error('This is no delta of that dictionary.');
  await (ready ??= init());
  const context = createDCtx();
  try {
    return Buffer.from(decompressUsingDict(context, delta.subarray(head.length), dictionary));
  } finally {
    freeDCtx(context);
  }
}

function headOf(dictionary: Buffer): Buffer {
  return Buffer.concat([magic, Buffer.from(dictionaryHash(dictionary), 'base64')]);
}
