import * as apiPaths from '@investor-portal/shared/partner-api/api-paths';
import { calls } from '../../../scripts/sandbox/contract/calls';
import { callName, callNames, otherCall } from './call-name';

const guid = '7b0a6a2e-9a3f-4a53-8d5c-2f7a1b6f0c11';

describe('callName', () => {
  it.each(Object.entries(calls))('names %s as the contract does', (name, { method, path }) => {
    const call = `${method.toUpperCase()} ${path.slice(1).replaceAll(/\{\w+\}/g, guid)}`;
    expect(callName(call)).toBe(name);
  });

  it('knows every path that the portal requests', () => {
    const names = Object.values(apiPaths).flatMap((path) =>
      ['GET', 'POST', 'PUT'].map((method) =>
        callName(`${method} ${typeof path === 'string' ? path : path(guid)}`),
      ),
    );
    const named = names.filter((name) => name !== otherCall);
    expect(new Set(named)).toEqual(new Set(Object.keys(calls)));
    expect(named.every((name) => callNames.includes(name))).toBe(true);
  });

  it.each(['', 'GET', `GET ${guid}`, `DELETE ${apiPaths.registrationPath}`, 'GET a\nPOST b'])(
    'names nothing of another: %j',
    (call) => {
      expect(callName(call)).toBe(otherCall);
    },
  );
});
