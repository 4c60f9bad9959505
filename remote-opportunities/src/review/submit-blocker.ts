import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { Centavos } from '@investor-portal/shared/rules/money';
import type { Attempt } from './attempts';
import type { CommitOutcome, Committed } from './commit';

/** Why Submit did not commit; shown beside the button. */
export type SubmitBlocker =
  /** Only EVLT proceeds (spec §5 'Review'). */
  | { kind: 'unavailable-payment' }
  /** The campaign is no longer as shown. */
  | { kind: 'changed' }
  /** The request certainly committed nothing; why, in the server's words. */
  | { kind: 'refused'; message: string }
  | UnknownCommitment
  /** An attempt of another tab, open or closed, turned out to have committed. */
  | { kind: 'committed-earlier'; commitment: Commitment };

/** Nobody knows yet whether an attempt has committed. */
export type UnknownCommitment =
  /**
   * It has no commitment so far. `keys`: of the attempts that the investor is told of. `sameAmount`: as the amount on the
   * screen. `checked`: the investor has checked again, and may submit. `refusal`: why another request committed nothing
   * meanwhile. `answer`: what the server said of it.
   */
  | {
      kind: 'unconfirmed';
      keys: readonly string[];
      sameAmount: boolean;
      checked?: true;
      refusal?: string;
      answer?: string | undefined;
    }
  /** The commitments could not be loaded. */
  | { kind: 'unreadable'; answer?: string | undefined };

/** `duplicate`: a commitment of this amount stands, beside which another is made only if the investor confirms it. */
export type SubmitFailure = SubmitBlocker | { kind: 'duplicate'; commitment: Commitment };

/**
 * The reason why the investor cannot go on after Submit.
 * @param unresolved the attempts with an unknown outcome.
 * @param amount the amount of the review.
 */
export function blockerAfterSubmit(
  outcome: Exclude<CommitOutcome, Committed> | { kind: 'unavailable-payment' | 'changed' },
  unresolved: readonly Attempt[],
  amount: Centavos,
): SubmitFailure {
  switch (outcome.kind) {
    case 'unresolved':
      return unconfirmed([outcome.attempt], amount);
    case 'unconfirmed':
      return unconfirmed(
        unresolved.filter((attempt) => attempt.amount === amount),
        amount,
      );
    case 'refused':
      // An earlier attempt may still arrive, so what became of the decision is unknown.
      return unresolved.length > 0
        ? unconfirmed(unresolved, amount, { refusal: outcome.message })
        : outcome;
    default:
      return outcome;
  }
}

interface Lookup {
  /** The commitments that other tabs made; null if the commitments could not be loaded. */
  others: readonly Commitment[] | null;
  unresolved: readonly Attempt[];
  amount: Centavos;
  /** The investor asked for it. */
  pressed: boolean;
}

/** The reason why the investor cannot go on after a look-up of the attempts; null if they can. */
export function blockerAfterLookup(lookup: Lookup): SubmitBlocker | null {
  const { others, unresolved, amount, pressed } = lookup;
  if (!others) return { kind: 'unreadable', answer: unresolved.at(-1)?.answer };
  if (unresolved.length > 0)
    return unconfirmed(unresolved, amount, pressed ? { checked: true } : {});
  const [commitment] = others;
  return commitment ? { kind: 'committed-earlier', commitment } : null;
}

/** Tells of attempts that are unresolved, of the last of them in words. */
function unconfirmed(
  attempts: readonly Attempt[],
  amount: Centavos,
  more: { checked?: true; refusal?: string } = {},
): SubmitBlocker {
  const last = attempts.at(-1);
  const sameAmount = (last?.amount ?? amount) === amount;
  const keys = attempts.map(({ key }) => key);
  return { kind: 'unconfirmed', keys, sameAmount, answer: last?.answer, ...more };
}
