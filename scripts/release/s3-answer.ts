import { S3ServiceException } from '@aws-sdk/client-s3';
import { CliError } from './cli-error.ts';

/**
 * What S3-compatible storage answers.
 * @throws CliError that says what to set when it cannot be asked, or will not be; S3ServiceException when it says no to
 *   what was asked.
 */
export async function answered<T>(address: string, asked: Promise<T>): Promise<T> {
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
      ? `refuses: ${name}, ${message} See AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`
      : undefined;
  }
  // The SDK has no name for it.
  if (message === 'Region is missing') return 'needs a region: set AWS_REGION.';
  if (name === 'CredentialsProviderError')
    return 'needs credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';
  // A fault of ours keeps its stack.
  if (/^(?:Type|Range|Reference)Error$/.test(name)) return undefined;
  const said = [message || name, 'code' in error && String(error.code)].filter(Boolean);
  return `cannot be reached (${said.join(', ')}). See AWS_ENDPOINT_URL_S3, or AWS_REGION.`;
}
