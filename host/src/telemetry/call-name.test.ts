import * as calls from '@investor-portal/shared/partner-api/contract/calls';
import { requestOf } from '@investor-portal/shared/partner-api/client/request-of';
import { callName, callNames, otherCall } from './call-name';

const guid = '7b0a6a2e-9a3f-4a53-8d5c-2f7a1b6f0c11';

describe('callName', () => {
  // A campaign and the list of its issuer have the same path, but other methods (readings W4).
  it.each(Object.entries(calls))('names %s', (name, call) => {
    const { method, path } = requestOf(call, guid);
    expect(callName(`${method} ${path}`)).toBe(name);
    expect(callNames).toContain(name);
  });

  it.each(['', 'GET', `GET ${guid}`, 'DELETE api/v1/partner/register', 'GET a\nPOST b'])(
    'names nothing of another: %j',
    (call) => {
      expect(callName(call)).toBe(otherCall);
    },
  );
});
