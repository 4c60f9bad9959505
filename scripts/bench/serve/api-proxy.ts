import { request, type IncomingMessage, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

// HTTP/2 has no connection headers, and compression changes the length.
const dropped = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
]);

/** Serves as a gateway in front of the sandbox: adds TLS and brotli, and rewrites links to its own address. */
export function apiProxy(sandbox: string, here: string): RequestListener {
  return (req, res) => {
    const headers = Object.entries(req.headers).filter(([name]) => !name.startsWith(':'));
    const asked = request(
      new URL(req.url ?? '/', sandbox),
      {
        method: req.method,
        headers: {
          ...Object.fromEntries(headers),
          host: new URL(sandbox).host,
          'accept-encoding': 'identity',
        },
      },
      (answer) => {
        res.statusCode = answer.statusCode ?? 502;
        for (const [name, value] of Object.entries(answer.headers))
          if (value !== undefined && !dropped.has(name)) res.setHeader(name, value);
        if (!isText(answer)) return void answer.pipe(res);
        return void text(answer).then((body) => {
          res.setHeader('content-encoding', 'br');
          return res.end(compress(body.replaceAll(sandbox, here)));
        });
      },
    );
    asked.on('error', () => res.writeHead(502).end());
    req.pipe(asked);
  };
}

function isText({ headers, statusCode }: IncomingMessage): boolean {
  return statusCode !== 204 && /json|svg|text/.test(headers['content-type'] ?? '');
}

function compress(body: string): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
