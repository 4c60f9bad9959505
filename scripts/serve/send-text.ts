import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { acceptedEncodings, type Encoding } from './encodings.ts';

/** nginx compresses what is generated with the same levels (scripts/docker/nginx-conf.ts). */
export const brotliLevel = 5;
export const gzipLevel = 5;
/** Shorter texts are not compressed, as in nginx. */
const leastBytes = 20;

const compress: Readonly<Record<Encoding, (text: string) => Buffer>> = {
  br: (text) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevel } }),
  gzip: (text) => gzipSync(text, { level: gzipLevel }),
};

/**
 * Sends a generated text with the best encoding that the request accepts.
 * @param revalidated whether a browser that has this text already may be told so
 */
export function sendText(
  req: IncomingMessage,
  res: ServerResponse,
  text: string,
  revalidated: boolean,
): void {
  const [encoding] = Buffer.byteLength(text) < leastBytes ? [] : acceptedEncodings(req);
  res.setHeader('vary', 'Accept-Encoding');
  if (revalidated) {
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    res.setHeader('etag', etag);
    if (req.headers['if-none-match'] === etag) return void res.writeHead(304).end();
  }
  if (encoding) res.setHeader('content-encoding', encoding);
  res.end(encoding ? compress[encoding](text) : text);
}
