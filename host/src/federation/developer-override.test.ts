import { configure } from '@investor-portal/shared/testing/configure';
import {
  developerOverrides,
  addressProblem,
  resetDeveloperOverrides,
  setDeveloperOverride,
} from './developer-override';

const manifest = 'http://localhost:4103/mf-manifest.json';

function allow(...developerOrigins: string[]) {
  configure({ developerOrigins });
}

describe('a development build in the place of a remote', () => {
  beforeEach(() => allow('http://localhost:4103'));
  afterEach(() => sessionStorage.clear());

  it('is kept until it is reset', () => {
    setDeveloperOverride('portfolio', manifest);
    expect(developerOverrides()).toEqual({ portfolio: manifest });
    resetDeveloperOverrides();
    expect(developerOverrides()).toEqual({});
  });

  it('leaves another one', () => {
    setDeveloperOverride('portfolio', manifest);
    setDeveloperOverride('onboarding', manifest);
    expect(Object.keys(developerOverrides()).sort()).toEqual(['onboarding', 'portfolio']);
  });

  it('counts for nothing where the platform does not name its origin', () => {
    setDeveloperOverride('portfolio', manifest);
    allow();
    expect(developerOverrides()).toEqual({});
    allow('http://localhost:4104');
    expect(developerOverrides()).toEqual({});
  });

  it.each(['{', '[]', '7', '{"portfolio": 7}', '{"portfolio": "javascript"}'])(
    'counts for nothing when what is stored is %s',
    (text) => {
      sessionStorage.setItem('portal.developer-overrides', text);
      expect(developerOverrides()).toEqual({});
    },
  );

  it('is refused in words', () => {
    expect(addressProblem(manifest)).toBeUndefined();
    expect(addressProblem('localhost')).toBe('localhost is not an address.');
    expect(addressProblem('https://evil.example/mf-manifest.json')).toBe(
      'https://evil.example is not allowed here: this portal takes development builds from http://localhost:4103.',
    );
    expect(addressProblem('http://localhost:41030/mf-manifest.json')).toContain('is not allowed');
    expect(addressProblem('javascript:alert(1)')).toContain('is not allowed');
  });
});
