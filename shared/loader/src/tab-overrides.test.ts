import { overridingBuild } from './tab-overrides';

const manifest = 'http://localhost:5000/mf-manifest.json';

it('a development host runs the build that its tab names', () => {
  sessionStorage.setItem('portal.tab-overrides', JSON.stringify({ portfolio: manifest }));
  expect(overridingBuild('portfolio')).toBe(manifest);
  expect(overridingBuild('onboarding')).toBeUndefined();
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  expect(overridingBuild('portfolio')).toBeUndefined();
});
