import type { CallContract } from '@investor-portal/scripts/api-contract/call-contract';
import {
  callNames,
  contracts,
  type CallName,
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
