import type * as v from 'valibot';

/** A call of the partner API: enough to route it, check it, document it and test it. */
export interface Call {
  method: 'get' | 'post' | 'put';
  /** `{name}` marks a parameter. */
  path: `/${string}`;
  summary: string;
  /** The resource it belongs to, as the files of shared/src/partner-api are named. */
  tag: string;
  /** Whether a visitor without a session may call it too (readings S3). */
  anonymous?: true;
  /** Query parameters; `true` is required. */
  query?: Readonly<Record<string, boolean>>;
  /** Request headers besides the bearer token. */
  headers?: Readonly<Record<string, string>>;
  /** What the body must be; JSON unless `multipart`. */
  request?: v.GenericSchema;
  multipart?: true;
  /** What the portal reads out of the answer. */
  answer: v.GenericSchema;
}

/** Keeps the exact types of a call's schemas. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
