import type { CallTemplate } from './request-of';

/**
 * Converts a response body to the shape that this folder's schemas read. Unknown bodies may stay unchanged.
 * @param status From 400 on, the portal reads the server's sentence from `{errorDetails: [{message}]}`.
 */
export type AdaptResponse = (call: CallTemplate, body: unknown, status: number) => unknown;

/**
 * Every JSON response passes through this function first, even an error or a prefetched response. A platform whose API has
 * another shape replaces it with its own adapter, such as `adapter-example.ts`.
 */
export const adaptResponse: AdaptResponse = (_call, body) => body;
