import fc from 'fast-check';
import type { Release } from '@investor-portal/registry/format';
import type { Registry } from '../../workspace/registry';
import { CliError } from '../command-line/cli-error';
import { rolledBack, withCanary, withCurrent, withShare, withSwitch } from './registry-changes';

const name = 'portfolio';
const releaseOf = (version: string): Release => ({
  entry: `${name}/${version}/mf-manifest.json`,
  contract: '^1.0.0',
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
    this.run((known, now) => withCurrent(known, name, version, releaseOf(version), now));
  }
  canary(share: number, version?: string) {
    this.run((known, now) => withShare(known, name, { share }, now, version));
  }
  rollback(version?: string) {
    this.run((known, now) => rolledBack(known, name, now, version));
  }
  get runs() {
    const { current, previous = null, canary } = this.registry[name] ?? {};
    return { current, previous, canary: canary?.version ?? null };
  }
  get known(): string[] {
    return Object.keys(this.registry[name]?.versions ?? {});
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
                  withCanary(known, name, next, releaseOf(next), { share: 10 }, now),
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
                  withSwitch(known, name, step.do === 'off' ? 'wrong totals' : null, now),
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
