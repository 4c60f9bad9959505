import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  freeCCtx,
  freeDCtx,
  init,
} from '@bokuweb/zstd-wasm';

/** Higher levels take longer and save nothing on our scripts. */
const level = 19;

let ready: Promise<void> | undefined;

/** Compresses with a raw dictionary: what the two texts share costs nothing. The same everywhere, unlike Node's own. */
export async function zstdCompress(text: Buffer, dictionary: Buffer): Promise<Buffer> {
  await (ready ??= init());
  const context = createCCtx();
  try {
    return Buffer.from(compressUsingDict(context, text, dictionary, level));
  } finally {
    freeCCtx(context);
  }
}

/** @throws when the bytes are no zstd frame, or one of another dictionary that does not reach as far. */
export async function zstdDecompress(bytes: Buffer, dictionary: Buffer): Promise<Buffer> {
  await (ready ??= init());
  const context = createDCtx();
  try {
    return Buffer.from(decompressUsingDict(context, bytes, dictionary));
  } finally {
    freeDCtx(context);
  }
}
