import { version as reactVersion } from 'react';
import { version as reactDomVersion } from 'react-dom';
import { version as styledComponentsVersion } from 'styled-components';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { singletons } from '@investor-portal/shared/federation/singletons.cjs';
import { federation } from '@investor-portal/loader/start-loader';
import { startHostLoader } from './host-loader';
import { hostSharedModules } from './host-shared-modules';

it('the page’s federation instance shares the host’s copy of every singleton, and no script can replace its runtime', async () => {
  startHostLoader();
  const scope = federation().shareScopeMap.default ?? {};
  expect(Object.keys(scope).sort()).toEqual([...singletons].sort());
  const versions = Object.entries(scope).map(([name, of]) => [name, Object.keys(of).join()]);
  expect(Object.fromEntries(versions)).toMatchObject({
    react: reactVersion,
    'react-dom': reactDomVersion,
    'styled-components': styledComponentsVersion,
    '@investor-portal/shared/session/store': contractVersion,
  });
  for (const [, version] of versions) expect(version).toMatch(/^\d+\.\d+\.\d+/);
  const factory = await federation().loadShare<object>('react');
  expect(factory && factory()).toBe(hostSharedModules.react.module);
  const runtime: unknown = Reflect.get(window, 'portalFederationRuntime');
  expect(runtime).toMatchObject({ bundlerRuntime: { init: expect.any(Function) } });
  expect(Reflect.set(window, 'portalFederationRuntime', {})).toBe(false);
});
