import type { Browser } from '@playwright/test';
import { explainFailure } from '../release/command-line/failures.mjs';
import { compare } from './compare';
import type { RunningPortal } from './portal-of-tree';
import type { ChangedShot, Comparison } from './report';
import type { State } from './states';
import { appearances, resetData, takeShots, widths, type Shots } from './take-shots';

/** The number of states that are open at the same time, each in both portals. */
const parallel = 2;

type Width = (typeof widths)[number];

/** Opens the states in both portals, and compares the screenshots. A state that does not open is part of the result. */
export async function comparePortals(
  browser: Browser,
  portals: readonly [before: RunningPortal, after: RunningPortal],
  states: readonly State[],
): Promise<Omit<Comparison, 'title'>> {
  const changed: ChangedShot[] = [];
  const failed: { name: string; why: string }[] = [];
  let compared = 0;

  async function compareState(state: State, width: Width) {
    const name = `${state.name}, ${width} px`;
    const shotsOf = (portal: RunningPortal, when: string): Promise<Shots | undefined> =>
      takeShots(browser, portal, state, width).catch((error: unknown) => {
        failed.push({ name: `${name}, ${when}`, why: explainFailure(error) });
        return undefined;
      });
    const [before, after] = await Promise.all([
      shotsOf(portals[0], 'before'),
      shotsOf(portals[1], 'after'),
    ]);
    if (!before || !after) return;
    for (const appearance of appearances) {
      compared += 1;
      const [one, other] = [before[appearance], after[appearance]];
      const difference = compare(one, other);
      if (difference)
        changed.push({ name: `${name}, ${appearance}`, before: one, after: other, difference });
    }
  }

  const reset = () => Promise.all(portals.map(resetData));
  await reset();
  const waiting = states
    .filter(({ writes }) => !writes)
    .flatMap((state) => widths.map((width) => ({ state, width })));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await compareState(next.state, next.width);
  };
  await Promise.all(Array.from({ length: parallel }, work));
  for (const state of states.filter(({ writes }) => writes))
    for (const width of widths) {
      await reset();
      await compareState(state, width);
    }
  return { compared, changed, failed };
}
