import type { RequestListener, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** The brotli quality a CDN uses for dynamic responses. */
const quality = 5;

export function compress(text: string | Buffer): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** Compresses pages that the portal's own servers have not compressed: the platform's, and those of plain-page.ts. */
export function compressed(listener: RequestListener): RequestListener {
  return (req, res) => {
    const end = res.end.bind(res) as (body?: unknown) => ServerResponse;
    const accepts = String(req.headers['accept-encoding']).includes('br');
    Object.assign(res, {
      end: (body?: unknown) => {
        if (typeof body !== 'string' || !accepts || res.headersSent) return end(body);
        res.setHeader('content-encoding', 'br');
        res.setHeader('vary', 'accept-encoding');
        return end(compress(body));
      },
    });
    listener(req, res);
  };
}
