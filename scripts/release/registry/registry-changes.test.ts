import type { Release } from '@investor-portal/registry/format';
import type { Registry } from '../../workspace/registry';
import { rolledBack, withCanary, withCurrent, withShare } from './registry-changes';

const now = '2026-03-01T00:00:00.000Z';
const release = (version: string): Release => ({
  entry: `portfolio/${version}/mf-manifest.json`,
  contract: '^1.0.0',
});
const current = (registry: Registry, version: string) =>
  withCurrent(registry, 'portfolio', version, release(version), now);
const two = current(current({}, '1'), '2');

describe('a registry', () => {
  it('says so when there is nothing to roll back to', () => {
    const one = current({}, '1');
    const none = 'portfolio has no version to roll back to. The registry has 1';
    expect(() => rolledBack(one, 'portfolio', now)).toThrow(none);
    expect(() => rolledBack(one, 'portfolio', now, '1')).toThrow('1 is already running');
    expect(() => rolledBack(two, 'portfolio', now, '9')).toThrow('no version 9');
    expect(() => rolledBack({}, 'portfolio', now)).toThrow('never released');
  });

  describe('with a canary', () => {
    const canary = withCanary(two, 'portfolio', '3', release('3'), { share: 5 }, now);

    it('does not widen a canary that the live host cannot run', () => {
      const later: Registry = { ...canary, host: { version: '9', contract: '2.0.0', shared: {} } };
      const widened = (share: number, version?: string) =>
        withShare(later, 'portfolio', { share }, now, version);
      expect(() => widened(100)).toThrow('the live host has 2.0.0');
      expect(() => widened(10, '1')).toThrow('the live host has 2.0.0');
      expect(widened(0).portfolio?.canary).toBeNull();
    });

    it('restarts an ended canary when its version is named', () => {
      const ended = rolledBack(canary, 'portfolio', now);
      expect(() => withShare(ended, 'portfolio', { share: 10 }, now)).toThrow(
        'To start one with a version in the registry (1, 2, 3 (withdrawn)): `pnpm releases canary portfolio <percent> --version',
      );
      const again = withShare(ended, 'portfolio', { share: 10 }, now, '3');
      const restarted = { version: '3', share: 10, since: now };
      expect(again.portfolio).toMatchObject({ current: '2', previous: '1', canary: restarted });
      const wider = withShare(again, 'portfolio', { share: 20 }, now, '3');
      expect(wider.portfolio?.canary?.share).toBe(20);
    });

    it('starts with an audience alone, which it keeps when a share of users follows', () => {
      const staff = withShare(canary, 'portfolio', { share: 0, audience: 'staff' }, now);
      expect(staff.portfolio?.canary).toMatchObject({ version: '3', share: 0, audience: 'staff' });
      const wider = withShare(staff, 'portfolio', { share: 20 }, now).portfolio?.canary;
      expect(wider).toMatchObject({ share: 20, audience: 'staff' });
      expect(withShare(staff, 'portfolio', { share: 0 }, now).portfolio?.canary).toBeNull();
    });

    it.each([
      ['9', 10, 'has no version 9. The registry has 1, 2, 3'],
      ['2', 10, 'portfolio 2 is already running'],
      ['1', 0, 'more than 0 and less than 100 percent'],
      ['1', 100, 'For all of them: `pnpm rollback portfolio --version 1'],
    ])('does not start with version %s at %d percent', (version, share, refusal) => {
      expect(() => withShare(canary, 'portfolio', { share }, now, version)).toThrow(refusal);
    });
  });
});
