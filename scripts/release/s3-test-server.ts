import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { conditionalS3, type ConditionalS3 } from './conditional-s3.ts';

/** For tests: S3-compatible storage with the bucket `releases`, of which `directory` has the objects. */
export class S3TestServer {
  readonly directory = mkdtempSync(path.join(tmpdir(), 's3-'));
  // It does not know conditional writes, which AWS and MinIO do: they are the front's.
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

  /** What the tool talks to from now on honours conditional writes. */
  withConditions(): void {
    process.env['AWS_ENDPOINT_URL_S3'] = this.front.origin;
  }

  /** What the tool talks to from now on ignores them. */
  withoutConditions(): void {
    process.env['AWS_ENDPOINT_URL_S3'] = this.running?.upstream;
  }

  async stop(): Promise<void> {
    await this.front.close();
    await this.s3.close();
    rmSync(this.directory, { recursive: true });
  }
}
