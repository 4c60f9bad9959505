import type * as v from 'valibot';
import type { CallContract } from '@investor-portal/scripts/api-contract/contracts';
import type { AccountRow } from '../db/rows';
import type { Sandbox } from '../context/context';

type Body<C extends CallContract> = C['request'] extends v.GenericSchema
  ? v.InferOutput<C['request']>
  : undefined;
type Account<C extends CallContract> = C extends { anonymous: true }
  ? AccountRow | undefined
  : AccountRow;

export interface Request<C extends CallContract> {
  sandbox: Sandbox;
  account: Account<C>;
  parameters: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  headers: Headers;
  body: Body<C>;
  /** This sandbox's origin, from which links are made: `http://localhost:4200`. */
  origin: string;
}

/** Returns a body that the portal's schema accepts, or throws an ApiError. */
export type Handler<C extends CallContract> = (
  request: Request<C>,
) => Promise<v.InferInput<C['answer']> & { message?: string }>;

/** Any handler, for a caller that has already validated the request against its call. */
export type CheckedHandler = (
  request: Omit<Request<CallContract>, 'account' | 'body'> & {
    account: AccountRow | undefined;
    body: unknown;
  },
) => Promise<object>;
