import {
  type CallContract,
  type CallName,
  callNames,
  contracts,
  type Contracts,
} from '@investor-portal/scripts/api-contract/contracts';

export { callNames, type CallName, type Contracts };

export interface Call extends CallContract {
  method: 'GET' | 'POST' | 'PUT';
  path: `/${string}`;
}

/** Every call of spec §7. The sandbox's routes and the OpenAPI document are made from this list. */
export const calls = Object.fromEntries(
  Object.entries<CallContract>(contracts).map(([name, contract]) => {
    const [method, path] = contract.template.split(' ');
    return [name, { ...contract, method, path: `/${path}` }];
  }),
) as Readonly<Record<CallName, Call>>;

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
