/** @jest-environment jest-fixed-jsdom */
import {
  developerOverrides,
  addressProblem,
  resetDeveloperOverrides,
  setDeveloperOverride,
} from './developer-override';
import { start } from './testing/start';

const manifest = 'http://localhost:4103/mf-manifest.json';

const allow = (...developerOrigins: string[]) => start({ developerOrigins });

describe('the development build that replaces a remote', () => {
  beforeEach(() => allow('http://localhost:4103'));
  afterEach(() => sessionStorage.clear());

  it('stays until it is reset, and does not replace the override of another remote', () => {
    setDeveloperOverride('portfolio', manifest);
    setDeveloperOverride('onboarding', manifest);
    expect(developerOverrides()).toEqual({ portfolio: manifest, onboarding: manifest });
    resetDeveloperOverrides();
    expect(developerOverrides()).toEqual({});
  });

  it('is ignored when the platform does not allow its origin', () => {
    setDeveloperOverride('portfolio', manifest);
    allow();
    expect(developerOverrides()).toEqual({});
    allow('http://localhost:4104');
    expect(developerOverrides()).toEqual({});
  });

  it.each(['{', '[]', '7', '{"portfolio": 7}', '{"portfolio": "javascript"}'])(
    'is ignored when session storage holds %s',
    (text) => {
      sessionStorage.setItem('portal.developer-overrides', text);
      expect(developerOverrides()).toEqual({});
    },
  );

  it('is rejected with a sentence that names the problem', () => {
    expect(addressProblem(manifest)).toBeUndefined();
    expect(addressProblem('localhost')).toBe('localhost is not an address.');
    expect(addressProblem('https://evil.example/mf-manifest.json')).toBe(
      'https://evil.example is not allowed here: this portal takes development builds from http://localhost:4103.',
    );
    expect(addressProblem('http://localhost:41030/mf-manifest.json')).toContain('is not allowed');
    expect(addressProblem('javascript:alert(1)')).toContain('is not allowed');
  });
});
