import { version as reactVersion } from 'react';
import { version as reactDomVersion } from 'react-dom';
import { version as styledComponentsVersion } from 'styled-components';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { singletons } from '@investor-portal/shared/federation/singletons.cjs';
import { hostSharedModules } from './host-shared-modules';

describe('the modules that the host shares', () => {
  it('are exactly the singletons of the federation', () => {
    expect(Object.keys(hostSharedModules).sort()).toEqual([...singletons].sort());
  });

  it('carry the versions of their own packages', () => {
    const { react, 'react-dom': reactDom } = hostSharedModules;
    expect(react.version).toBe(reactVersion);
    expect(reactDom.version).toBe(reactDomVersion);
    expect(hostSharedModules['styled-components'].version).toBe(styledComponentsVersion);
    expect(hostSharedModules['@investor-portal/shared/session/store'].version).toBe(
      contractVersion,
    );
    for (const { version } of Object.values(hostSharedModules))
      expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });
});
