import type { Browser } from '@playwright/test';
import { explainFailure } from '../release/command-line/failures.mjs';
import { compare } from './compare';
import type { ComparedPortal } from './portal-of-tree';
import type { ChangedShot, Comparison } from './report';
import type { State } from './states';
import { appearances, takeShots, widths, type Shots } from './take-shots';

/** The number of states that are open at the same time, each in both portals. */
const parallel = 2;

type Width = (typeof widths)[number];
type Portals = readonly [before: ComparedPortal, after: ComparedPortal];
type Result = Omit<Comparison, 'title'>;

/** Opens the states in both portals, and compares the screenshots. A state that does not open is part of the result. */
export async function comparePortals(
  browser: Browser,
  portals: Portals,
  states: readonly State[],
): Promise<Result> {
  const reset = () => Promise.all(portals.map((portal) => portal.reset()));

  // A browser paints the same page differently once in some hundred times, so a difference counts if it is there twice.
  async function compareTwice(state: State, width: Width): Promise<Result> {
    if (state.writes) await reset();
    const first = await compareState(browser, portals, state, width);
    if (first.changed.length + first.failed.length === 0) return first;
    if (state.writes) await reset();
    const second = await compareState(browser, portals, state, width);
    const before = first.failed.length > 0 ? second.changed : first.changed;
    const names = new Set(before.map(({ name }) => name));
    return { ...second, changed: second.changed.filter(({ name }) => names.has(name)) };
  }

  const results: Result[] = [];
  await reset();
  const waiting = states
    .filter(({ writes }) => !writes)
    .flatMap((state) => widths.map((width) => ({ state, width })));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results.push(await compareTwice(next.state, next.width));
  };
  await Promise.all(Array.from({ length: parallel }, work));
  for (const state of states.filter(({ writes }) => writes))
    for (const width of widths) results.push(await compareTwice(state, width));
  return {
    compared: results.reduce((sum, { compared }) => sum + compared, 0),
    changed: results.flatMap(({ changed }) => changed),
    failed: results.flatMap(({ failed }) => failed),
  };
}

async function compareState(
  browser: Browser,
  [before, after]: Portals,
  state: State,
  width: Width,
): Promise<Result> {
  const name = `${state.name}, ${width} px`;
  const failed: { name: string; why: string }[] = [];
  const shotsOf = (portal: ComparedPortal, when: string): Promise<Shots | undefined> =>
    takeShots(browser, portal, state, width).catch((error: unknown) => {
      failed.push({ name: `${name}, ${when}`, why: explainFailure(error) });
      return undefined;
    });
  const [one, other] = await Promise.all([shotsOf(before, 'before'), shotsOf(after, 'after')]);
  if (!one || !other) return { compared: 0, changed: [], failed };
  const changed: ChangedShot[] = [];
  for (const appearance of appearances) {
    const shots = { before: one[appearance], after: other[appearance] };
    const difference = compare(shots.before, shots.after);
    if (difference) changed.push({ name: `${name}, ${appearance}`, ...shots, difference });
  }
  return { compared: appearances.length, changed, failed };
}
