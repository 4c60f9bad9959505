import fc from 'fast-check';
import type { Release } from '@investor-portal/registry/format';
import type { Registry } from '../../workspace/registry';
import { CliError } from '../command-line/cli-error';
import { rolledBack, withCanary, withCurrent, withShare, withSwitch } from './registry-changes';

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

const instant = (step: number) => new Date(Date.UTC(2026, 2, 1) + step * 60_000).toISOString();

class Store {
  registry: Registry = {};
  private step = 0;

  run(change: (registry: Registry, now: string) => Registry) {
    this.step += 1;
    this.registry = change(this.registry, instant(this.step));
  }
  release(version: string) {
    this.run((known, now) => withCurrent(known, 'portfolio', version, release(version), now));
  }
  canary(share: number, version?: string) {
    this.run((known, now) => withShare(known, 'portfolio', { share }, now, version));
  }
  rollback(version?: string) {
    this.run((known, now) => rolledBack(known, 'portfolio', now, version));
  }
  get runs() {
    const { current, previous = null, canary } = this.registry.portfolio ?? {};
    return { current, previous, canary: canary?.version ?? null };
  }
  get known(): string[] {
    return Object.keys(this.registry.portfolio?.versions ?? {});
  }
}

// Objects sort keys that are integers. The names sort in reverse order of time, so a wrong order is noticed.
it.each(['aaa', 'ccc', '9'])('keeps the most recent versions, named %s…', (first) => {
  const versions = Array.from({ length: 20 }, (_, index) => `${first}${40 - index}`);
  const store = new Store();
  for (const version of versions) store.release(version);
  expect(store.known.toSorted()).toEqual(versions.slice(-7).toSorted());
});

type Step =
  | { do: 'release' | 'release canary' }
  | { do: 'widen'; share: number }
  | { do: 'canary' | 'rollback to'; which: number }
  | { do: 'rollback' | 'off' | 'on' };

const which = fc.nat(20);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ do: fc.constantFrom('release', 'release canary') }),
    fc.record({ do: fc.constant('widen'), share: fc.constantFrom(0, 20, 60, 100) }),
    fc.record({ do: fc.constantFrom('canary', 'rollback to'), which }),
    fc.record({ do: fc.constantFrom('rollback', 'rollback', 'off', 'on') }),
  ),
  { minLength: 5, maxLength: 40 },
);
const names = fc.uniqueArray(
  fc.oneof(fc.stringMatching(/^[a-z]{1,3}$/), fc.stringMatching(/^[1-9]\d?$/)),
  { minLength: 45, maxLength: 45 },
);

describe('after any sequence of commands', () => {
  it('nothing withdrawn runs, and the fallback is the last version that ran before', () => {
    fc.assert(
      fc.property(names, steps, (unused, sequence) => {
        const [first = '', ...fresh] = unused;
        const store = new Store();
        store.release(first);
        /** The versions that ran for all users and were not withdrawn since, oldest first. */
        let ran = [first];
        const takenBack = new Set<string>();
        /** The versions in the order in which they were last released or promoted from a canary. */
        let order = [...ran];
        const putForward = (version: string) => {
          order = [...order.filter((each) => each !== version), version];
        };
        const withdraw = (...versions: readonly (string | null | undefined)[]) => {
          for (const version of versions) if (version) takenBack.add(version);
          ran = ran.filter((version) => !takenBack.has(version));
        };
        const runs = (version: string) => {
          takenBack.delete(version);
          ran = [...ran.filter((each) => each !== version), version];
        };

        for (const step of sequence) {
          const before = store.runs;
          const next = step.do.startsWith('release') ? (fresh.shift() ?? '') : '';
          let refused = false;
          const named = 'which' in step ? store.known[step.which % store.known.length] : undefined;
          try {
            switch (step.do) {
              case 'release':
                putForward(next);
                runs(next);
                store.release(next);
                break;
              case 'release canary':
                putForward(next);
                store.run((known, now) =>
                  withCanary(known, 'portfolio', next, release(next), { share: 10 }, now),
                );
                break;
              case 'widen':
                store.canary(step.share);
                if (step.share === 0) withdraw(before.canary);
                if (step.share === 100 && before.canary) {
                  putForward(before.canary);
                  runs(before.canary);
                }
                break;
              case 'canary':
                store.canary(30, named);
                break;
              case 'rollback':
                store.rollback();
                withdraw(before.canary ?? before.current);
                break;
              case 'rollback to': {
                store.rollback(named);
                withdraw(...order.slice(order.indexOf(named ?? '') + 1), before.canary);
                runs(named ?? '');
                break;
              }
              default:
                store.run((known, now) =>
                  withSwitch(known, 'portfolio', step.do === 'off' ? 'wrong totals' : null, now),
                );
            }
          } catch (error) {
            if (!(error instanceof CliError)) throw error;
            refused = true;
          }
          const { current, previous, canary } = store.runs;
          expect(store.runs).toEqual(refused ? before : store.runs);
          const known = new Set(store.known);
          expect(ran.at(-1)).toBe(current);
          expect(takenBack).not.toContain(previous);
          const asked = step.do === 'canary' || canary === before.canary;
          expect(takenBack).not.toContain(asked ? null : canary);
          const fallbacks = ran.slice(0, -1).filter((version) => known.has(version));
          expect(previous).toBe(fallbacks.at(-1) ?? null);
        }
      }),
      // Each run takes other random sequences, so few are enough.
      { numRuns: 100 },
    );
  });
});
