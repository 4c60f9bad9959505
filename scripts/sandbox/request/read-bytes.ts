import { ApiError } from '../contract/errors';

export const maximumJsonBytes = 1024 * 1024;

/** How much of a request that is too large is read and discarded before the connection is closed. */
const discardedBytes = 64 * 1024 * 1024;

/**
 * Reads the whole body of a request before anything else, even when it is too large: a client that is still sending
 * cannot read an error response, and a connection with an unread request is closed under the next one.
 * @throws ApiError 413 for more than `maximum` bytes.
 */
export async function readBytes(request: Request, maximum: number): Promise<ArrayBuffer> {
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
