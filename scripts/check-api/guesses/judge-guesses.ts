import type { Visit } from '../checks/check';
import type { Seen, Verdict } from '../model/finding';
import { ofRules } from './rules';
import { ofShapes } from './shapes';

export const guesses = { ...ofShapes, ...ofRules };

/** Judges each guess, by what was read and a few requests more. */
export function judgeGuesses(visit: Visit): Promise<Verdict[]> {
  return Promise.all(
    Object.entries(guesses).map(async ([number, judge]) =>
      verdictOf(Number(number), visit.learnt.get(Number(number)) ?? (await judge(visit))),
    ),
  );
}

function verdictOf(guess: number, seen: Seen): Verdict {
  if (seen === true) return { guess, verdict: 'confirmed', seen: '' };
  return 'refuted' in seen
    ? { guess, verdict: 'refuted', seen: seen.refuted }
    : { guess, verdict: 'not seen', seen: seen.unseen };
}
