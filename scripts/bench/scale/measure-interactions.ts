import { setTimeout as wait } from 'node:timers/promises';
import type { Visit } from '../drive/visit.ts';
import { noteInteractions, takeInteractions } from './in-page.ts';

/** The slowest of a few interactions of one kind, in ms. */
export interface InteractionFigures {
  what: string;
  /** From the input to the next paint (INP). */
  toPaint: number;
  /** From the input until all event handlers had run. */
  toHandled: number;
  times: number;
}

/** Repeats an interaction a few times, as an investor would. */
export async function measureInteraction(
  visit: Visit,
  what: string,
  times: number,
  act: (turn: number) => Promise<void>,
): Promise<InteractionFigures> {
  const portal = visit.portal();
  await portal.evaluate(noteInteractions);
  for (let turn = 0; turn < times; turn += 1) {
    await act(turn);
    await wait(700);
  }
  const noted = await portal.evaluate(takeInteractions);
  return {
    what,
    toPaint: Math.max(0, ...noted.map(({ lasted }) => lasted)),
    toHandled: Math.max(0, ...noted.map(({ handled }) => handled)),
    times,
  };
}
