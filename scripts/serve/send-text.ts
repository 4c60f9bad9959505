import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const known = ['br', 'gzip'] as const;
type Encoding = (typeof known)[number];

/** Higher levels take longer than they save, because these texts are compressed for every response. */
const brotliLevel = 5;
const gzipLevel = 5;
const leastBytes = 20;

const compress: Readonly<Record<Encoding, (text: string) => Buffer>> = {
  br: (text) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevel } }),
  gzip: (text) => gzipSync(text, { level: gzipLevel }),
};

/** @param revalidated whether to respond with 304 to a browser that has this text already. */
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

/** Returns the supported encodings that a request names with a quality above 0. */
export function acceptedEncodings({ headers }: Pick<IncomingMessage, 'headers'>): Encoding[] {
  return known.filter((encoding) => qualityOf(headers['accept-encoding'], encoding) > 0);
}

/** Returns the quality of an encoding in an Accept-Encoding header, or 0 if the header does not name it. */
function qualityOf(header: string | string[] | undefined, encoding: string): number {
  const named = String(header ?? '')
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*q=/i))
    .find(([name = '']) => name.toLowerCase() === encoding);
  return named ? Number(named[1] ?? '1') : 0;
}
