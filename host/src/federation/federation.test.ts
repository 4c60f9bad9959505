import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { singletons } from '@investor-portal/shared/federation/singletons.cjs';
import { federation } from './federation';
import { provided } from './host-shared-modules';

describe('the federation of the page', () => {
  it('shares every singleton, as the host itself has it and under the contract’s version', async () => {
    expect(Object.keys(federation.shareScopeMap.default ?? {}).sort()).toEqual(
      [...singletons].sort(),
    );
    expect(Object.keys(federation.shareScopeMap.default?.react ?? {})).toEqual([contractVersion]);
    const factory = await federation.loadShare<object>('react');
    expect(factory && factory()).toBe(provided['react']);
  });

  it('gives its runtime to every remote, and nobody can put another in its place', () => {
    const runtime: unknown = Reflect.get(window, 'portalFederationRuntime');
    expect(runtime).toMatchObject({ bundlerRuntime: { init: expect.any(Function) } });
    expect(Reflect.set(window, 'portalFederationRuntime', {})).toBe(false);
  });
});
