import * as apiPaths from '@investor-portal/shared/partner-api/api-paths';
import { callName, callNames, otherCall } from './call-name';

const guid = '7b0a6a2e-9a3f-4a53-8d5c-2f7a1b6f0c11';

describe('callName', () => {
  it('knows every path that the portal requests', () => {
    const unknown = Object.entries(apiPaths).filter(([, path]) => {
      const address = typeof path === 'string' ? path : path(guid);
      const names = ['GET', 'POST', 'PUT'].map((method) => callName(`${method} ${address}`));
      return names.every((name) => name === otherCall);
    });
    expect(unknown).toEqual([]);
  });

  it.each([
    ['GET', apiPaths.userDetailsPath(guid), 'userDetails'],
    ['GET', apiPaths.campaignPath(guid), 'campaign'],
    // The same path (readings W4).
    ['POST', apiPaths.issuerCampaignsPath(guid), 'issuerCampaigns'],
    ['POST', apiPaths.newestCampaignsPath, 'newestCampaigns'],
    ['POST', apiPaths.newCommitmentPath, 'invest'],
    ['GET', apiPaths.commitmentPath(guid), 'commitment'],
    ['PUT', apiPaths.commitmentStatusPath(guid), 'updateStatus'],
  ])('names %s %s', (method, path, name) => {
    expect(callName(`${method} ${path}`)).toBe(name);
    expect(callNames).toContain(name);
  });

  it.each(['', 'GET', `GET ${guid}`, `DELETE ${apiPaths.registrationPath}`, 'GET a\nPOST b'])(
    'names nothing of another: %j',
    (call) => {
      expect(callName(call)).toBe(otherCall);
    },
  );
});
