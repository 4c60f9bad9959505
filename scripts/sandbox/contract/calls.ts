import type { CallContract } from '@investor-portal/shared/partner-api/contract/call-contract';
import {
  callNames,
  contracts,
  type CallName,
  type Contracts,
} from '@investor-portal/shared/partner-api/contract/contracts';

export { callNames, type CallName, type Contracts };

/** A call with the method and path of its route. */
export interface Call extends CallContract {
  method: 'GET' | 'POST' | 'PUT';
  /** With parameters as `{name}`. */
  path: `/${string}`;
}

/** Every call of spec §7, the source of the sandbox's routes and of the OpenAPI document. */
export const calls = Object.fromEntries(
  Object.entries<CallContract>(contracts).map(([name, contract]) => {
    const [method, path] = contract.template.split(' ');
    return [name, { ...contract, method, path: `/${path}` }];
  }),
) as Readonly<Record<CallName, Call>>;
