import type * as v from 'valibot';
import type { Call } from '@investor-portal/shared/partner-api/client/call';

/** The texts of `documentation.json` for the API's owner. */
export interface Documentation {
  tag: string;
  summary: string;
  /** How the portal uses the call, and details that its path and body do not show. */
  description: string;
  /** The text that an investor sees when this read fails. `pnpm check-api` quotes the text. */
  whenItFails?: string;
}

/** A call with its documentation and requests. */
export interface CallContract extends Omit<Call, 'answer'>, Documentation {
  changesWithMoney?: boolean;
  /** Whether a visitor without a session may use the call (readings S3). */
  anonymous?: true;
  query?: Readonly<Record<string, boolean>>;
  headers?: Readonly<Record<string, string>>;
  /** The schema of the body, which is JSON unless `multipart` is set. */
  request?: v.GenericSchema;
  multipart?: true;
  answer: v.GenericSchema;
  /** A request for existing entities. Writes have no example, because the recording sends its own. */
  example?: (things: ExampleThings) => ExampleRequest;
}

/** Existing entities of an API, from which an example makes its request. */
export interface ExampleThings {
  partnerCode: string;
  externalReferenceCode: string;
  investorAccountId: string;
  campaign: { guid: string; issuerGuid: string; issuerImage: string };
  commitment: { guid: string };
  stockMemo: { guid: string };
}

export interface ExampleRequest {
  id?: string;
  query?: Record<string, string>;
  json?: object;
}
