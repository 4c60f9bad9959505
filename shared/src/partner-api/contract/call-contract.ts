import type * as v from 'valibot';
import type { Call } from '../client/call';

/**
 * A call, and what its API's owner has to know of it. The sandbox's routes, the OpenAPI document, the recording and `pnpm
 * check-api` follow from it. A function makes it, so that no bundle contains it.
 */
export interface CallContract extends Omit<Call, 'answer'> {
  changesWithMoney?: boolean;
  summary: string;
  /** What the portal uses it for, and what its path and body do not say. */
  description: string;
  /** Its resource, which is a tag of the OpenAPI document. */
  tag: string;
  /** What an investor sees when this read fails; `pnpm check-api` quotes it. */
  whenItFails?: string;
  /** Whether a visitor without a session may call it (readings S3). */
  anonymous?: true;
  /** Query parameters; `true` marks a required one. */
  query?: Readonly<Record<string, boolean>>;
  /** Request headers besides the bearer token. */
  headers?: Readonly<Record<string, string>>;
  /** The schema of the body; JSON unless `multipart`. */
  request?: v.GenericSchema;
  multipart?: true;
  /** The schema of the response as it is sent. */
  answer: v.GenericSchema;
  /** A request for a thing that exists. Only a write has none: the recording sends its own. */
  example?: (things: ExampleThings) => ExampleRequest;
}

/** Things that exist in an API, of which an example makes its request. */
export interface ExampleThings {
  partnerCode: string;
  externalReferenceCode: string;
  investorAccountId: string;
  campaign: { guid: string; issuerGuid: string; issuerImage: string };
  commitment: { guid: string };
  stockMemo: { guid: string };
}

export interface ExampleRequest {
  /** The value of the path's placeholder. */
  id?: string;
  query?: Record<string, string>;
  json?: object;
}
