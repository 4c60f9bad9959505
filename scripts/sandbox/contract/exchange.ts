import type { CallName } from './calls';

/** One request to the sandbox and its response, without origin, token and signature. */
export interface Exchange {
  call: CallName;
  method: string;
  path: string;
  /** The body is absent if the request has none, or if it is a file or more than a megabyte of text. */
  body?: unknown;
  status: number;
  response: unknown;
}
