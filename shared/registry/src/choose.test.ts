import fc from 'fast-check';
import { chooseReleases, fnv1a, satisfiesContract } from './choose';
import type { RegistryEntry } from './format';

const release = (version: string) => ({ entry: `${version}/mf-manifest.json`, contract: '^1.0.0' });
const released = (share?: number): RegistryEntry => ({
  current: '1.1.0',
  previous: '1.0.0',
  ...(share !== undefined && { canary: { version: '1.2.0', share } }),
  versions: Object.fromEntries(['1.0.0', '1.1.0', '1.2.0'].map((each) => [each, release(each)])),
});
const roles = (share: number | undefined, investor?: string) =>
  chooseReleases('portfolio', released(share), investor ? { reference: investor } : undefined).map(
    ({ role }) => role,
  );

it('tries the canary, then the current version, then the previous one, but no canary for an unknown investor, and no version that is not in the registry', () => {
  expect(roles(100, 'investor')).toEqual(['canary', 'current', 'previous']);
  expect(roles(undefined, 'investor')).toEqual(['current', 'previous']);
  expect(roles(100, undefined)).toEqual(['current', 'previous']);
  for (const previous of ['0.9.0', 'constructor', '__proto__'])
    expect(chooseReleases('portfolio', { ...released(), previous }, undefined)).toHaveLength(1);
});

it('gives the canary to its audience before any share of investors', () => {
  const canary = { version: '1.2.0', share: 0, audience: 'staff' };
  const first = (reference: string, cohort?: string) =>
    chooseReleases('portfolio', { ...released(), canary }, { reference, cohort })[0]?.role;
  expect(first('PH-1', 'staff')).toBe('audience');
  expect(first('PH-1', 'partners')).toBe('current');
  const investors = Array.from({ length: 10_000 }, (_, index) => first(`PH-${index}`));
  expect(new Set(investors)).toEqual(new Set(['current']));
});

it('gives the canary to the configured share of investors, within a percentage point, and keeps an investor in it when the share grows', () => {
  const investors = Array.from({ length: 20_000 }, (_, index) => `PH-${index}`);
  for (const share of [1, 10, 50]) {
    const in10k = investors.filter((each) => roles(share, each)[0] === 'canary').length / 200;
    expect(Math.abs(in10k - share)).toBeLessThan(1);
  }
  expect(investors.every((each) => roles(100, each)[0] === 'canary')).toBe(true);
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 99 }), (who, share) => {
      const before = roles(share, who)[0];
      expect([before, 'canary']).toContain(roles(share + 1, who)[0]);
    }),
  );
});

it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('hashes %j as FNV-1a does', (text, hash) => {
  expect(fnv1a(text) >>> 0).toBe(hash);
});

it.each([
  ['^3.1.0', true],
  ['^3.2.0', false],
  ['>=1.0.0 <99.0.0', true],
  ['^99.0.0', false],
  ['', false],
  ['soon', false],
])('checks the contract range %p: %p', (range, satisfied) =>
  expect(satisfiesContract('3.1.0', range)).toBe(satisfied),
);
