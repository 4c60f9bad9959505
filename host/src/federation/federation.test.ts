/** @jest-environment jest-fixed-jsdom */
import { version as reactVersion } from 'react';
import { singletons } from '@investor-portal/shared/federation/singletons.cjs';
import { federation } from './federation';
import { hostSharedModules } from './host-shared-modules';

describe('the federation instance of the page', () => {
  it('shares every singleton: the host’s own copy, under its real version', async () => {
    const scope = federation.shareScopeMap.default ?? {};
    expect(Object.keys(scope).sort()).toEqual([...singletons].sort());
    expect(Object.keys(scope['react'] ?? {})).toEqual([reactVersion]);
    const factory = await federation.loadShare<object>('react');
    expect(factory && factory()).toBe(hostSharedModules.react.module);
  });

  it('gives remotes a runtime that no other script can replace', () => {
    const runtime: unknown = Reflect.get(window, 'portalFederationRuntime');
    expect(runtime).toMatchObject({ bundlerRuntime: { init: expect.any(Function) } });
    expect(Reflect.set(window, 'portalFederationRuntime', {})).toBe(false);
  });
});
