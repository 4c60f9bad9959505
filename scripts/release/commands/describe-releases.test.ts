import '../../portal-releases/configuration';
import type { Registry } from '../configuration/registry-schema';
import { rolledBack, withCanary, withCurrent, withSwitch } from '../registry/registry-changes';
import { describeReleases, printIfOff } from './describe-releases';

const now = '2026-03-01T00:00:00.000Z';
const release = {
  entry: 'portfolio/1/mf-manifest.json',
  contract: '^1.0.0',
  sha: '0123456789abcdef',
};
const one = withCurrent({}, 'portfolio', '1', release, now);
const shown = (registry: Registry) => describeReleases(registry, 'here');

describe('describeReleases', () => {
  it('shows version, commit, who gets it and since when', () => {
    const text = shown(withCanary(one, 'portfolio', '2', release, { share: 10 }, now));
    expect(text).toContain('onboarding: never released here');
    expect(text).toMatch(/1 +0123456789 +90% of users +since 2026-03-01/);
    expect(text).toMatch(/2 +0123456789 +10% of users, the canary/);
    expect(text).toContain('host unknown');
  });

  it.each([
    [0, 'everybody else', 'staff, the canary'],
    [10, '90% of users', 'staff and 10% of users, the canary'],
  ])('shows the audience of a canary: %d percent', (share, rest, whom) => {
    const reach = { share, audience: 'staff' };
    const text = shown(withCanary(one, 'portfolio', '2', release, reach, now));
    expect(text).toMatch(new RegExp(`1 +0123456789 +${rest} +since`));
    expect(text).toMatch(new RegExp(`2 +0123456789 +${whom} +since`));
  });

  it('shows what is switched off, and what a rollback leaves', () => {
    const two = withCurrent(one, 'portfolio', '2', release, now);
    expect(shown(two)).toContain('nobody: the fallback');
    const back = shown(rolledBack(two, 'portfolio', now));
    expect(back).not.toContain('fallback');
    expect(back).toMatch(/2 +0123456789 +nobody: withdrawn +since 2026-03-01/);
    expect(shown(withSwitch(two, 'portfolio', 'wrong totals', now))).toContain(
      `SWITCHED OFF since ${now}: wrong totals`,
    );
  });

  it('escapes control characters in the registry', () => {
    const reason = 'wrong totals\n  9.9.9   0123456789 everybody\u001B[2J';
    const text = shown(withSwitch(one, 'portfolio', reason, now));
    expect(text).toContain('wrong totals\\u000a  9.9.9   0123456789 everybody\\u001b[2J');
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    printIfOff('portfolio', withSwitch(one, 'portfolio', '', reason), undefined);
    expect(log.mock.lastCall?.[0]).toContain('totals\\u000a');
    log.mockRestore();
  });

  it('marks versions that the live host rejects', () => {
    const host = { version: '9', contract: '2.0.0', shared: {} };
    expect(shown({ ...one, host })).toContain('THE HOST REJECTS IT: it needs contract ^1.0.0');
    expect(shown({ ...one, host: { ...host, contract: '1.4.0' } })).not.toContain('REJECTS');
  });
});
