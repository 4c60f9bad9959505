import type { CallTemplate } from './request-of';

/** From status 400 on, the portal reads the server's sentence from `{errorDetails: [{message}]}`. */
export type AdaptResponse = (call: CallTemplate, body: unknown, status: number) => unknown;

/**
 * Every JSON response passes through this function before it is shown, even an error or a prefetched response. A platform
 * whose API has another shape replaces this function, as `shared/src/testing/adapter-example.ts` does.
 */
export const adaptResponse: AdaptResponse = (_call, body) => body;
