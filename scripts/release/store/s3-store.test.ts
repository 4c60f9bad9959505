import { S3ServiceException } from '@aws-sdk/client-s3';
import { withS3 } from '../testing/s3-test-server';
import { s3Store } from './s3-store';
import { s3Response } from './s3-bucket';

withS3();

describe('storage that', () => {
  let environment: NodeJS.ProcessEnv;
  beforeEach(() => {
    environment = { ...process.env };
    // Ignore the AWS settings in the home directory.
    Object.assign(process.env, { AWS_CONFIG_FILE: '/nowhere' });
  });
  afterEach(() => {
    process.env = environment;
  });

  const read = () => s3Store('s3://releases/x', 's3://releases/x-private').fetchRegistry();

  it('has no region, or cannot be reached: names the address and the variables', async () => {
    process.env['AWS_ENDPOINT_URL_S3'] = 'http://127.0.0.1:1';
    await expect(read()).rejects.toThrow(
      /^s3:\/\/releases\/x cannot be used: .*ECONNREFUSED.* Check AWS_REGION, .* AWS_ENDPOINT_URL_S3/,
    );
    delete process.env['AWS_REGION'];
    await expect(read()).rejects.toThrow('Region is missing Check AWS_REGION');
  });

  it.each([
    ['NoSuchBucket', 404, 's3://releases/x cannot be used: NoSuchBucket'],
    ['AccessDenied', 403, 's3://releases/x cannot be used: AccessDenied'],
    ['PreconditionFailed', 412, /^as it was$/],
  ])('responds %s: explains it or passes it on', async (name, httpStatusCode, refusal) => {
    const $metadata = { httpStatusCode };
    const no = new S3ServiceException({ name, $fault: 'client', $metadata, message: 'as it was' });
    await expect(s3Response('s3://releases/x', Promise.reject(no))).rejects.toThrow(refusal);
  });
});
