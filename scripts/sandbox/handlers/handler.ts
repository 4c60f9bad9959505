import type * as v from 'valibot';
import type { Call } from '../contract/call';
import type { AccountRow } from '../db/rows';
import type { Sandbox } from '../context/context';

type Body<C extends Call> = C['request'] extends v.GenericSchema
  ? v.InferOutput<C['request']>
  : undefined;
type Account<C extends Call> = C extends { anonymous: true } ? AccountRow | undefined : AccountRow;

/** A checked request. */
export interface Request<C extends Call> {
  sandbox: Sandbox;
  /** Whose token it carries. */
  account: Account<C>;
  parameters: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  headers: Headers;
  body: Body<C>;
  /** Where this sandbox is reached, for links into it: `http://localhost:4200`. */
  origin: string;
}

/** Answers a call with what the portal's schema of it reads; throws an ApiError. */
export type Handler<C extends Call> = (
  request: Request<C>,
) => Promise<v.InferInput<C['answer']> & { message?: string }>;

/** Any handler, for who has checked the request by its call and no longer knows which one it is. */
export type CheckedHandler = (
  request: Omit<Request<Call>, 'account' | 'body'> & {
    account: AccountRow | undefined;
    body: unknown;
  },
) => Promise<object>;
