import type { CallTemplate } from './request-of';

/**
 * Converts a response body to the shape that this folder's schemas read. Unknown bodies may stay unchanged.
 * @param status From 400 on, the portal reads the server's sentence from `{errorDetails: [{message}]}`.
 */
export type AdaptResponse = (call: CallTemplate, body: unknown, status: number) => unknown;

/**
 * Every JSON response passes through this function before it is shown, even an error, a prefetched response or the list of
 * a first frame. The document's first script reads bodies before that, but only to fetch sooner and to decide whether
 * there is a first frame. A platform whose API has another shape replaces this function with its own adapter, such as
 * `shared/src/testing/adapter-example.ts`.
 */
export const adaptResponse: AdaptResponse = (_call, body) => body;
