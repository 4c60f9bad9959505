import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type RunningServer, listenOn } from '../../serve/listen';

interface StoredObject {
  body: Buffer;
  /** The headers of the request that stored the object. */
  headers: IncomingHttpHeaders;
  etag: string;
}

/** For tests: storage with the bucket `releases` in memory, which follows the AWS documentation of the requests that we send. */
class S3TestServer {
  /** The objects by their paths, such as `releases/portal/releases.json`. */
  readonly objects = new Map<string, StoredObject>();
  beforeWrite: (path: string) => void | Promise<void> = () => undefined;
  /** Performs the next write, then closes the connection without a response. */
  loseNextResponse = false;
  private server: RunningServer | undefined;

  async start(): Promise<void> {
    this.server = await listenOn(0, (req, res) => {
      this.answer(req, res).catch(() => res.destroy());
    });
    Object.assign(process.env, {
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_ENDPOINT_URL_S3: this.server.origin,
    });
  }

  async stop(): Promise<void> {
    await this.server?.close();
  }

  private async answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://s3');
    const name = decodeURIComponent(pathname).slice(1);
    const found = this.objects.get(name);
    if (req.method === 'PUT') return this.write(req, res, name);
    const { prefix = '', 'continuation-token': after = '' } = Object.fromEntries(searchParams);
    if (searchParams.has('list-type')) res.end(this.list(prefix, after));
    else if (found) res.setHeader('etag', found.etag).end(found.body);
    else refuse(res, 404, 'NoSuchKey');
  }

  private async write(req: IncomingMessage, res: ServerResponse, name: string): Promise<void> {
    const body = await buffer(req);
    await this.beforeWrite(name);
    const { 'if-match': wanted, 'if-none-match': absent } = req.headers;
    const etag = this.objects.get(name)?.etag;
    if (wanted && !etag) return refuse(res, 404, 'NoSuchKey');
    // Storage also responds like this to two writes at once.
    if (wanted && wanted !== etag) return refuse(res, 409, 'ConditionalRequestConflict');
    if (absent && etag) return refuse(res, 412, 'PreconditionFailed');
    const hash = createHash('md5').update(body).digest('hex');
    this.objects.set(name, { body, headers: req.headers, etag: `"${hash}"` });
    if (this.loseNextResponse) {
      this.loseNextResponse = false;
      res.destroy();
    } else res.setHeader('etag', `"${hash}"`).end();
  }

  /** Returns one name after `after`. Storage returns a thousand. */
  private list(prefix: string, after: string): string {
    const keys = [...this.objects.keys()].map((name) => name.replace(/^releases\//, ''));
    const rest = keys.filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const [key] = rest;
    const contents = key ? `<Contents><Key>${key}</Key></Contents>` : '';
    const next = rest[1] ? `<NextContinuationToken>${key}</NextContinuationToken>` : '';
    return `<ListBucketResult>${contents}${next}</ListBucketResult>`;
  }
}

function refuse(res: ServerResponse, status: number, code: string): void {
  res.writeHead(status, { 'content-type': 'application/xml' });
  res.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

export function withS3(): S3TestServer {
  const s3 = new S3TestServer();
  beforeAll(() => s3.start());
  afterAll(() => s3.stop());
  return s3;
}
