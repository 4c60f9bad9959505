import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { type StoppableServer, listenOn } from '../../serve/listen';

interface ConditionalS3 extends StoppableServer {
  origin: string;
  beforeWrite: (path: string) => void | Promise<void>;
  /** Performs the next write, then closes the connection without a response. */
  loseNextResponse: boolean;
}

// For tests: a proxy that adds conditional writes to an S3-compatible server without them. The proxy follows the AWS
// documentation for `If-Match` and `If-None-Match: *` on a PUT and forwards every other request. Requests run one at a time,
// so that a read sees a whole object, as in S3.
async function conditionalS3(upstream: string): Promise<ConditionalS3> {
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

/** For tests: S3-compatible storage with the bucket `releases`, whose objects are in `directory`. */
class S3TestServer {
  readonly directory = mkdtempSync(path.join(tmpdir(), 's3-'));
  // S3rver does not support conditional writes. AWS and MinIO do, so the proxy in front adds them.
  private readonly s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: this.directory,
    configureBuckets: [{ name: 'releases', configs: [] }],
  });
  private running: { front: ConditionalS3; upstream: string } | undefined;

  get front(): ConditionalS3 {
    if (!this.running) throw new Error('Start the server first.');
    return this.running.front;
  }

  async start(): Promise<void> {
    const { port } = await this.s3.run();
    Object.assign(process.env, {
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    });
    const upstream = `http://127.0.0.1:${port}`;
    this.running = { front: await conditionalS3(upstream), upstream };
    this.withConditions();
  }

  withConditions(): void {
    process.env['AWS_ENDPOINT_URL_S3'] = this.front.origin;
  }

  withoutConditions(): void {
    process.env['AWS_ENDPOINT_URL_S3'] = this.running?.upstream;
  }

  async stop(): Promise<void> {
    await this.front.close();
    await this.s3.close();
    rmSync(this.directory, { recursive: true });
  }
}

export function withS3(): S3TestServer {
  const s3 = new S3TestServer();
  beforeAll(() => s3.start());
  afterAll(() => s3.stop());
  return s3;
}
