import fc from 'fast-check';
import type { Released } from '@investor-portal/shared/contract/registry';
import { chooseReleases } from './choose-release';

const release = (version: string) => ({ entry: `${version}/mf-manifest.json`, contract: '^1.0.0' });
const released = (share?: number): Released => ({
  current: '1.1.0',
  previous: '1.0.0',
  ...(share !== undefined && { canary: { version: '1.2.0', share } }),
  versions: Object.fromEntries(['1.0.0', '1.1.0', '1.2.0'].map((each) => [each, release(each)])),
});
const roles = (share: number | undefined, investor?: string) =>
  chooseReleases('portfolio', released(share), investor).map(({ role }) => role);

describe('the versions of a remote', () => {
  it('are what runs, then what ran before', () => {
    expect(roles(undefined, 'investor')).toEqual(['current', 'previous']);
  });

  it('begin with the canary for all when its share is 100', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (investor) => {
        expect(roles(100, investor)).toEqual(['canary', 'current', 'previous']);
      }),
    );
  });

  it('never begin with the canary for somebody unknown', () => {
    expect(roles(100, undefined)).toEqual(['current', 'previous']);
  });

  it('leave out what is not there', () => {
    const only = { ...released(), previous: '0.9.0' };
    expect(chooseReleases('portfolio', only, undefined)).toHaveLength(1);
  });

  it('send the share that was asked for to the canary, within a point', () => {
    const investors = Array.from({ length: 20_000 }, (_, index) => `PH-${index}`);
    for (const share of [1, 10, 50]) {
      const in10k = investors.filter((each) => roles(share, each)[0] === 'canary').length / 200;
      expect(Math.abs(in10k - share)).toBeLessThan(1);
    }
  });

  it('keep an investor in the canary when its share grows', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 99 }), (who, share) => {
        const before = roles(share, who)[0];
        expect([before, 'canary']).toContain(roles(share + 1, who)[0]);
      }),
    );
  });
});
