import type { CheckRun } from '../checks/check';
import { meanings } from '../contract/meaning';
import type { GuessResult, Verdict } from '../model/finding';
import { noSuchData, notSeen, type Guesses } from './guess';
import { ofRules } from './rules';
import { ofShapes } from './shapes';

/** The check `fields` judges these guesses if a response has the fields. */
const ofFields = [...meanings.values()].flatMap(({ guess }) =>
  Number.isNaN(guess) ? [] : [[guess, notSeen(noSuchData)] as const],
);
export const guesses: Guesses = { ...ofShapes, ...ofRules, ...Object.fromEntries(ofFields) };

export function judgeGuesses(context: CheckRun): Promise<Verdict[]> {
  return Promise.all(
    Object.entries(guesses).map(async ([number, judge]) =>
      verdictOf(Number(number), context.learnt.get(Number(number)) ?? (await judge(context))),
    ),
  );
}

function verdictOf(guess: number, seen: GuessResult): Verdict {
  if (seen === true) return { guess, verdict: 'confirmed', seen: '' };
  return 'refuted' in seen
    ? { guess, verdict: 'refuted', seen: seen.refuted }
    : { guess, verdict: 'not seen', seen: seen.unseen };
}
