import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';

// Higher levels take longer than they save, because these texts are compressed for every response.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress = {
  br: (text: ArrayBuffer) => brotliCompressSync(text, brotli),
  gzip: (text: ArrayBuffer) => gzipSync(text),
};

/** Compresses a generated text. Hono's own middleware has no brotli, and leaves out responses with `no-transform`. */
export const compressText: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('vary', 'Accept-Encoding');
  if (context.res.status !== 200) return;
  const accepted = parseAccept(context.req.header('accept-encoding') ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) =>
    accepted.some(({ type, q }) => type.toLowerCase() === name && q > 0),
  );
  if (!encoding) return;
  const compressed = compress[encoding](await context.res.arrayBuffer());
  context.res = new Response(new Uint8Array(compressed), context.res);
  context.header('content-encoding', encoding);
};
