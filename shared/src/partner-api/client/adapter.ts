import type { CallTemplate } from './request-of';

/** From status 400 on, the portal reads the server's sentence from `{errorDetails: [{message}]}`. */
export type AdaptResponse = (call: CallTemplate, body: unknown, status: number) => unknown;

/** A platform whose API has another shape replaces this function (scripts/check-api/testing/adapter-example.ts). */
export const adaptResponse: AdaptResponse = (_call, body) => body;
