import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenOn, type Listening } from '../serve/listen.ts';

export interface ConditionalS3 extends Listening {
  origin: string;
  /** Called with the path before each write; may wait, and closes the connection by throwing. */
  beforeWrite: (path: string) => void | Promise<void>;
  /** Performs the next write, then closes the connection without a response. */
  loseNextResponse: boolean;
}

/**
 * For tests: a proxy that adds conditional writes to an S3-compatible server without them. It does what AWS documents
 * for `If-Match` and `If-None-Match: *` on a PUT and forwards everything else, one request at a time, so that a read
 * sees a whole object, as in S3.
 */
export async function conditionalS3(upstream: string): Promise<ConditionalS3> {
  const client = new S3Client({ endpoint: upstream, forcePathStyle: true });
  let last = Promise.resolve();

  async function tagOf(path: string): Promise<string | undefined> {
    const [, bucket, ...key] = path.split('/').map(decodeURIComponent);
    const head = new HeadObjectCommand({ Bucket: bucket, Key: key.join('/') });
    return client.send(head).then(
      ({ ETag }) => ETag,
      () => undefined,
    );
  }

  async function write(req: IncomingMessage, res: ServerResponse, body: Buffer) {
    const { pathname } = new URL(req.url ?? '/', upstream);
    const tag = await tagOf(pathname);
    const { 'if-match': wanted, 'if-none-match': absent } = req.headers;
    if (wanted && !tag) return refuse(res, 404, 'NoSuchKey');
    if ((wanted && wanted !== tag) || (absent && tag))
      return refuse(res, 412, 'PreconditionFailed');
    return passOn(req, res, body);
  }

  function passOn({ url, method, headers }: IncomingMessage, res: ServerResponse, body: Buffer) {
    return new Promise<void>((resolve, reject) => {
      const asked = request(new URL(url ?? '/', upstream), { method, headers }, (answer) => {
        if (method === 'PUT' && front.loseNextResponse) {
          front.loseNextResponse = false;
          res.destroy();
          return answer.resume().once('close', resolve);
        }
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res).once('close', resolve);
      });
      asked.once('error', reject);
      asked.end(body);
    });
  }

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const body = await buffer(req);
    const writes = req.method === 'PUT';
    if (writes) await front.beforeWrite(req.url ?? '/');
    const done = last.then(() => (writes ? write : passOn)(req, res, body));
    last = done.catch(() => undefined);
    return done;
  }

  const server = await listenOn(0, (req, res) => {
    answer(req, res).catch(() => res.destroy());
  });
  const front: ConditionalS3 = { ...server, beforeWrite: () => undefined, loseNextResponse: false };
  return front;
}

function refuse(res: ServerResponse, status: number, code: string): void {
  res.writeHead(status, { 'content-type': 'application/xml' });
  res.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
