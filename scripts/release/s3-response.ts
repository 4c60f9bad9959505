import { S3ServiceException } from '@aws-sdk/client-s3';
import { CliError } from './cli-error.ts';

/**
 * Waits for a response of S3-compatible storage.
 * @throws CliError that says which variable to set when the storage cannot be reached or rejects our credentials;
 *   S3ServiceException when it rejects the request itself.
 */
export async function s3Response<T>(address: string, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const why = whyUnanswered(error);
    if (why === undefined) throw error;
    throw new CliError(`${address} ${why}`, { cause: error });
  }
}

function whyUnanswered(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, message } = error;
  if (error instanceof S3ServiceException) {
    if (name === 'NoSuchBucket') return 'names a bucket that does not exist.';
    const { httpStatusCode = 0 } = error.$metadata;
    return [301, 400, 401, 403].includes(httpStatusCode)
      ? `rejected the request: ${name}, ${message} Check AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`
      : undefined;
  }
  // The SDK has no error class for it.
  if (message === 'Region is missing') return 'needs a region: set AWS_REGION.';
  if (name === 'CredentialsProviderError')
    return 'needs credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';
  // A programming error keeps its stack.
  if (/^(?:Type|Range|Reference)Error$/.test(name)) return undefined;
  const said = [message || name, 'code' in error && String(error.code)].filter(Boolean);
  return `cannot be reached (${said.join(', ')}). Check AWS_ENDPOINT_URL_S3 and AWS_REGION.`;
}
