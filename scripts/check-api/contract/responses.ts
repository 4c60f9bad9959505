import { requestOf } from '@investor-portal/shared/partner-api/client/request-of';
import type { CallContract } from '../../api-contract/call-contract';
import { callNames, contracts, type CallName } from '../../api-contract/contracts';

export { callNames, type CallName };

export const calls: Readonly<Record<CallName, CallContract>> = contracts;

const patterns = callNames.map((name) => {
  const { method, path } = requestOf(calls[name].template, 'ID');
  return { name, method, test: new RegExp(`^/?${path.replace('ID', '[^/?]+')}(?:\\?|$)`) };
});

export const callAt = (method: string, path: string): CallName | undefined =>
  patterns.find((it) => it.method === method && it.test.test(path))?.name;
