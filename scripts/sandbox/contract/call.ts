import type { CallTemplate } from '@investor-portal/shared/partner-api/request-of';
import type * as v from 'valibot';

/** A call of the partner API, with everything needed to route, validate, document and test it. */
export interface Call {
  method: 'get' | 'post' | 'put';
  /** With parameters as `{name}`. */
  path: `/${string}`;
  summary: string;
  /** Its resource, named like the file in shared/src/partner-api. */
  tag: string;
  /** Whether a visitor without a session may call it (readings S3). */
  anonymous?: true;
  /** Query parameters; `true` marks a required one. */
  query?: Readonly<Record<string, boolean>>;
  /** Request headers besides the bearer token. */
  headers?: Readonly<Record<string, string>>;
  /** The schema of the body; JSON unless `multipart`. */
  request?: v.GenericSchema;
  multipart?: true;
  /** What the portal reads from the response. */
  answer: v.GenericSchema;
}

/** A call of the portal's table, and what the sandbox knows of it; preserves the exact types of its schemas. */
export function defineCall<const Known extends Omit<Call, 'method' | 'path'>>(
  call: CallTemplate,
  known: Known,
): Known & Pick<Call, 'method' | 'path'> {
  const [method, path] = call.split(' ');
  return { ...known, method: method?.toLowerCase() as Call['method'], path: `/${path}` };
}
