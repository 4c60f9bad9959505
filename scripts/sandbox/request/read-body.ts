import * as v from 'valibot';
import type { Call } from '../contract/calls';
import { badRequest, ApiError } from '../contract/errors';

const maximumJsonDepth = 32;

/** @throws ApiError 400 with the faults and the fields they are in. */
export async function readBody(
  call: Pick<Call, 'request' | 'multipart'>,
  bytes: ArrayBuffer,
  contentType = '',
): Promise<unknown> {
  if (!call.request) return undefined;
  const body = call.multipart ? await readForm(bytes, contentType) : readJson(bytes);
  return parseBody(call.request, body);
}

/** @throws ApiError 400 with a message for each of the first ten faults. */
export function parseBody<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [first, ...rest] = parsed.issues.slice(0, 10).map((issue) => {
    const path = v.getDotPath(issue);
    return path ? `${path}: ${issue.message}` : issue.message;
  });
  throw badRequest(first ?? 'The request is not valid.', ...rest);
}

export function readJson(bytes: ArrayBuffer): unknown {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
  assertStorable(body);
  return body;
}

async function readForm(bytes: ArrayBuffer, contentType: string): Promise<unknown> {
  try {
    const headers = { 'content-type': contentType };
    return Object.fromEntries(await new Response(bytes, { headers }).formData());
  } catch {
    throw badRequest('The body is not valid multipart form data.');
  }
}

/**
 * Rejects texts that PostgreSQL cannot store. The loop replaces recursion, so deep nesting cannot overflow the stack.
 */
function assertStorable(value: unknown): void {
  const stack: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (typeof next.value === 'string') assertText(next.value);
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth >= maximumJsonDepth) throw badRequest('The body is nested too deeply.');
    for (const [key, inner] of Object.entries(next.value)) {
      assertText(key);
      stack.push({ value: inner, depth: next.depth + 1 });
    }
  }
}

export function assertText(text: string): void {
  if (text.includes('\u0000') || /\p{Surrogate}/u.test(text))
    throw badRequest('Text holds a character that cannot be stored.');
}

export const maximumJsonBytes = 1024 * 1024;

/** The connection is closed after this many bytes of a request that is too large. */
const discardedBytes = 64 * 1024 * 1024;

/**
 * Reads the whole body of a request, even when it is too large. A client that is still sending cannot read an error
 * response. A connection with unread data would be closed while the next request uses it.
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
