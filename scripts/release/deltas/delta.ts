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

/** What each response in dcz begins with, before the dictionary's SHA-256 (RFC 9842, section 5). */
const magic = Buffer.from('5e2a4d1820000000', 'hex');
const hashBytes = 32;

/** A dictionary's SHA-256, as a browser names it in Available-Dictionary. */
export function dictionaryHash(dictionary: Buffer): string {
  return createHash('sha256').update(dictionary).digest('base64');
}

/**
 * A text as a browser that has the dictionary can take it.
 * @throws when it does not decode to the text again, which would be a fault of the library.
 */
export async function encodeDelta(text: Buffer, dictionary: Buffer): Promise<Buffer> {
  const frame = await zstdCompress(text, dictionary);
  const delta = Buffer.concat([magic, Buffer.from(dictionaryHash(dictionary), 'base64'), frame]);
  if (!(await decodeDelta(delta, dictionary)).equals(text))
    throw new Error('A delta does not decode to the script that it was made of.');
  return delta;
}

/** @throws when it is none, or one of another dictionary. */
export async function decodeDelta(delta: Buffer, dictionary: Buffer): Promise<Buffer> {
  const head = Buffer.concat([magic, Buffer.from(dictionaryHash(dictionary), 'base64')]);
  if (!delta.subarray(0, head.length).equals(head))
    throw new Error('This is no delta of that dictionary.');
  return zstdDecompress(delta.subarray(magic.length + hashBytes), dictionary);
}

/** Higher levels take longer and save nothing on our scripts. */
const level = 19;

let ready: Promise<void> | undefined;

/** Compresses with a raw dictionary: what the two texts share costs nothing. The same everywhere, unlike Node's own. */
async function zstdCompress(text: Buffer, dictionary: Buffer): Promise<Buffer> {
  await (ready ??= init());
  const context = createCCtx();
  try {
    return Buffer.from(compressUsingDict(context, text, dictionary, level));
  } finally {
    freeCCtx(context);
  }
}

/** @throws when the bytes are no zstd frame, or one of another dictionary that does not reach as far. */
async function zstdDecompress(bytes: Buffer, dictionary: Buffer): Promise<Buffer> {
  await (ready ??= init());
  const context = createDCtx();
  try {
    return Buffer.from(decompressUsingDict(context, bytes, dictionary));
  } finally {
    freeDCtx(context);
  }
}
