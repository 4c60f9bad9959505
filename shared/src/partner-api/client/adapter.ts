import type { CallTemplate } from './request-of';

/**
 * Fits the body of a response to what this folder's schemas read. It may return what it does not know as it is.
 * @param status the HTTP status. From 400 on, the portal looks for the server's sentence: `{errorDetails: [{message}]}`.
 */
export type AdaptResponse = (call: CallTemplate, body: unknown, status: number) => unknown;

/**
 * Every JSON response passes here before anything reads it: data and errors, also those that the document's first script
 * has prefetched. For a partner API of another shape, export its adapter here under this name; `adapter-example.ts` is
 * one.
 */
export const adaptResponse: AdaptResponse = (_call, body) => body;
