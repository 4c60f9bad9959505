/** @jest-environment jest-fixed-jsdom */
import type { RegistryEntry } from '@investor-portal/registry/format';
import {
  candidatesOf,
  chooseVersion,
  chosenVersions,
  mayChooseVersions,
  resetChosenVersions,
} from './chosen-version';
import { start } from './testing/start';

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

const visitorOf = (cohort?: string) => () => ({ reference: 'PH-1', cohort });
const tester = () => start({ testerCohorts: ['staff'] }, { visitor: visitorOf('staff') });

describe('decision 102: a version that a visitor has chosen for a tab', () => {
  beforeEach(tester);
  afterEach(() => sessionStorage.clear());

  it('is the only version to try, until it is reset', () => {
    chooseVersion('portfolio', '1');
    expect(first()).toEqual([['1', 'chosen']]);
    resetChosenVersions();
    expect(first()).toEqual(asUsual);
  });

  it.each(['9', 'constructor', '__proto__', ''])(
    'counts only if the registry has the version: %j',
    (name) => {
      chooseVersion('portfolio', name);
      expect(first()).toEqual(asUsual);
    },
  );

  it.each([
    ['another cohort', visitorOf('partners')],
    ['no cohort', visitorOf()],
    ['nobody', () => undefined],
  ])('does not count for %s', (_who, visitor) => {
    chooseVersion('portfolio', '1');
    start({ testerCohorts: ['staff'] }, { visitor });
    expect([mayChooseVersions(), chosenVersions(), first()]).toEqual([false, {}, asUsual]);
  });

  it('counts for every visitor if the portal accepts development builds', () => {
    start({ developerOrigins: ['http://localhost:4103'] });
    chooseVersion('portfolio', '1');
    expect(first()).toEqual([['1', 'chosen']]);
  });

  it.each(['{', '[]', '7', '{"portfolio": 7}'])(
    'is undefined when session storage holds %s',
    (text) => {
      sessionStorage.setItem('portal.chosen-versions', text);
      expect(chosenVersions()).toEqual({});
    },
  );
});
