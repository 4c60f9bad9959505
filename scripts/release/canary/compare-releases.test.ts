import { compareReleases, type ReleaseSample } from './compare-releases';

const good: ReleaseSample = { loads: 1_000, failures: 0, errors: 10, lcpCount: 500, lcp: 2_000 };

function verdictOf(canary: Partial<ReleaseSample>, current: Partial<ReleaseSample> = {}) {
  return compareReleases({ ...good, ...canary }, { ...good, ...current }, 100);
}

describe('compareReleases', () => {
  it('finds a canary fine that does what the current release does', () => {
    expect(verdictOf({})).toEqual({
      state: 'fine',
      why: 'loading failed 0.0% against 0.0%, 1.0 errors in 100 loads against 1.0, LCP 2000 ms against 2000 ms (1000 and 1000 attempts)',
    });
  });

  it.each<[string, Partial<ReleaseSample>, string]>([
    ['fails to load more often', { loads: 960, failures: 40 }, 'loading failed 4.0% against 0.0%'],
    ['never loads', { loads: 0, failures: 100, lcpCount: 0 }, 'loading failed 100.0%'],
    ['has more errors', { errors: 80 }, '8.0 errors in 100 loads against 1.0'],
    ['paints later', { lcp: 2_501 }, 'LCP 2501 ms against 2000 ms'],
  ])('finds a canary worse that %s, and says so alone', (_, canary, why) => {
    const verdict = verdictOf(canary);
    expect(verdict.state).toBe('worse');
    expect(verdict.why).toContain(why);
  });

  it.each<[string, Partial<ReleaseSample>, Partial<ReleaseSample>]>([
    ['at each margin', { loads: 980, failures: 20, errors: 60, lcp: 2_500 }, {}],
    [
      'as bad as the current release',
      { failures: 300, errors: 900 },
      { failures: 300, errors: 900 },
    ],
    ['late in too few pages', { lcp: 9_000, lcpCount: 99 }, {}],
    ['late where nobody else painted', { lcp: 9_000 }, { lcpCount: 0, lcp: undefined }],
  ])('does not find a canary worse that is %s', (_, canary, current) => {
    expect(verdictOf(canary, current).state).toBe('fine');
  });

  it.each<[Partial<ReleaseSample>, Partial<ReleaseSample>]>([
    [{ loads: 0, failures: 99 }, {}],
    [
      { loads: 0, failures: 1_000 },
      { loads: 99, failures: 0 },
    ],
    [{ loads: 0 }, { loads: 0 }],
  ])('does not decide on too few attempts: %j against %j', (canary, current) => {
    expect(verdictOf(canary, current).state).toBe('undecided');
  });
});
