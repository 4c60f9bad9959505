import type { CallTemplate } from './request-of';

/** Fits the body of a response to what this folder's schemas read. It may keep what it does not know. */
export type AdaptResponse = (call: CallTemplate, body: unknown) => unknown;

/**
 * Every successful response passes here before its schema reads it, also those that the document's first script has prefetched. For a
 * partner API of another shape, export its adapter here under this name; `adapter-example.ts` is one.
 */
export const adaptResponse: AdaptResponse = (_call, body) => body;
