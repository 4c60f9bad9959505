/** @jest-environment jest-fixed-jsdom */
import type { RegistryEntry } from '@investor-portal/registry/format';
import {
  addressProblem,
  candidatesOf,
  chosenVersions,
  developerOverrides,
  mayChooseVersions,
  overrideRemote,
  resetOverrides,
} from './tab-overrides';
import { start } from './testing/start';

const manifest = 'http://localhost:4103/mf-manifest.json';

const release = { entry: 'mf-manifest.json', contract: '^1.0.0' };
const released: RegistryEntry = {
  current: '2',
  previous: '1',
  versions: { 1: release, 2: release },
};
const first = () => candidatesOf('portfolio', released).map(({ version, role }) => [version, role]);
const asUsual = [
  ['2', 'current'],
  ['1', 'previous'],
];

const allow = (...developerOrigins: string[]) => start({ developerOrigins });
const visitorOf = (cohort?: string) => () => ({ reference: 'PH-1', cohort });
const tester = () => start({ testerCohorts: ['staff'] }, { visitor: visitorOf('staff') });

afterEach(() => sessionStorage.clear());

describe('the development build that replaces a remote', () => {
  beforeEach(() => allow('http://localhost:4103'));

  it('stays until it is reset, and does not replace the override of another remote', () => {
    overrideRemote('portfolio', manifest);
    overrideRemote('onboarding', manifest);
    expect(developerOverrides()).toEqual({ portfolio: manifest, onboarding: manifest });
    expect(chosenVersions()).toEqual({});
    resetOverrides();
    expect(developerOverrides()).toEqual({});
  });

  it('is ignored when the platform does not allow its origin', () => {
    overrideRemote('portfolio', manifest);
    allow();
    expect(developerOverrides()).toEqual({});
    allow('http://localhost:4104');
    expect(developerOverrides()).toEqual({});
  });

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

describe('a version that a visitor has chosen for a tab', () => {
  beforeEach(tester);

  it('is the only version to try, until it is reset', () => {
    overrideRemote('portfolio', '1');
    expect(first()).toEqual([['1', 'chosen']]);
    resetOverrides();
    expect(first()).toEqual(asUsual);
  });

  it.each(['9', 'constructor', '__proto__', '', manifest])(
    'counts only if the registry has the version: %j',
    (name) => {
      overrideRemote('portfolio', name);
      expect(first()).toEqual(asUsual);
    },
  );

  it.each([
    ['another cohort', visitorOf('partners')],
    ['no cohort', visitorOf()],
    ['nobody', () => undefined],
  ])('does not count for %s', (_who, visitor) => {
    overrideRemote('portfolio', '1');
    start({ testerCohorts: ['staff'] }, { visitor });
    expect([mayChooseVersions(), chosenVersions(), first()]).toEqual([false, {}, asUsual]);
  });

  it('counts for every visitor if the portal accepts development builds', () => {
    allow('http://localhost:4103');
    overrideRemote('portfolio', '1');
    expect(first()).toEqual([['1', 'chosen']]);
    expect(developerOverrides()).toEqual({});
  });
});

it.each(['{', '[]', '7', '{"portfolio": 7}'])(
  'nothing is overridden when session storage holds %s',
  (text) => {
    allow('http://localhost:4103');
    sessionStorage.setItem('portal.tab-overrides', text);
    expect([developerOverrides(), chosenVersions()]).toEqual([{}, {}]);
  },
);
