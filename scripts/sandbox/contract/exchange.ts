import type { CallName } from './calls';

/** One request to the sandbox, and its response; without origin, token and signature. */
export interface Exchange {
  call: CallName;
  method: string;
  /** With its query. */
  path: string;
  /** Absent where there is none, or a file or a megabyte of text. */
  body?: unknown;
  status: number;
  response: unknown;
}
