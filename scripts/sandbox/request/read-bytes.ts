import { ApiError } from '../contract/errors';

export const maximumJsonBytes = 1024 * 1024;

/** What is read and thrown away of a request that is too large, before the connection is given up. */
const discardedBytes = 64 * 1024 * 1024;

/**
 * The whole body of a request. It is taken in before anything is decided, also where it is too large: a
 * client that is still sending cannot read a refusal, and a connection left with an unread request is cut
 * under the next one.
 * @throws ApiError 413 for more than `maximum` bytes.
 */
export async function takeIn(request: Request, maximum: number): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size <= maximum) chunks.push(part.value);
    if (size > discardedBytes) break;
  }
  if (size > maximum)
    throw new ApiError(413, ['The request is too large.'], 'PayloadTooLargeException');
  return new Blob(chunks.map((chunk) => new Uint8Array(chunk))).arrayBuffer();
}
