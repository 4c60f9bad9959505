import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import type { Centavos } from '@investor-portal/shared/rules/money';
import type { Attempt } from './attempts';
import type { SubmitOutcome, SubmitSuccess } from './submit-commitment';

export type SubmitBlocker =
  /** Only EVLT proceeds (spec §5 'Review'). */
  | { kind: 'unavailable-payment' }
  /** The campaign differs from what the investor saw. */
  | { kind: 'changed' }
  /** The request certainly committed nothing. `message` is the server's reason. */
  | { kind: 'refused'; message: string }
  | UnknownCommitment
  /** Another attempt has committed: another tab's, or this tab's with an earlier amount. */
  | { kind: 'committed-earlier'; commitment: Commitment };

export type UnknownCommitment =
  /**
   * A lookup has found no commitment of the attempts with these `keys`. `sameAmount`: one of the attempts has the amount on
   * the screen, so Submit sends that attempt again. `checked`: the investor has pressed Check again and may submit.
   * `refusal`: why a later request committed nothing. `serverMessage`: the server's sentence about the attempt.
   */
  | {
      kind: 'unconfirmed';
      keys: readonly string[];
      sameAmount: boolean;
      checked?: true;
      refusal?: string;
      serverMessage?: string | undefined;
    }
  | { kind: 'unreadable'; serverMessage?: string | undefined };

/** `duplicate` means that a commitment of this amount exists. The investor has to confirm a second commitment. */
export type SubmitFailure = SubmitBlocker | { kind: 'duplicate'; commitment: Commitment };

const refusalTexts = {
  changed: 'the campaign has just changed.',
  'unavailable-payment': errorCatalogue.unavailablePayment.message,
};

export function blockerAfterSubmit(
  outcome: Exclude<SubmitOutcome, SubmitSuccess> | { kind: 'unavailable-payment' | 'changed' },
  unresolved: readonly Attempt[],
  amount: Centavos,
): SubmitFailure {
  switch (outcome.kind) {
    case 'unresolved':
      return unconfirmed([outcome.attempt], amount);
    case 'unconfirmed': {
      const ofAmount = unresolved.filter((attempt) => attempt.amount === amount);
      return unconfirmed(ofAmount, amount);
    }
    case 'refused':
    case 'changed':
    case 'unavailable-payment':
      if (unresolved.length === 0) return outcome;
      // An earlier attempt may still arrive, so the outcome of the decision is unknown.
      return unconfirmed(unresolved, amount, {
        refusal: outcome.kind === 'refused' ? outcome.message : refusalTexts[outcome.kind],
      });
    default:
      return outcome;
  }
}

interface Lookup {
  /** The commitments of all attempts except the current draft's. Null if the commitments could not be loaded. */
  others: readonly Commitment[] | null;
  unresolved: readonly Attempt[];
  amount: Centavos;
  pressed: boolean;
}

/** Returns the reason why the investor cannot continue after the attempts were looked up, or null. */
export function blockerAfterLookup(lookup: Lookup): SubmitBlocker | null {
  const { others, unresolved, amount, pressed } = lookup;
  if (!others) return { kind: 'unreadable', serverMessage: unresolved.at(-1)?.serverMessage };
  if (unresolved.length > 0)
    return unconfirmed(unresolved, amount, pressed ? { checked: true } : {});
  const [commitment] = others;
  return commitment ? { kind: 'committed-earlier', commitment } : null;
}

function unconfirmed(
  attempts: readonly Attempt[],
  amount: Centavos,
  more: { checked?: true; refusal?: string } = {},
): SubmitBlocker {
  const ofAmount = attempts.filter((attempt) => attempt.amount === amount);
  const last = ofAmount.at(-1) ?? attempts.at(-1);
  const sameAmount = (last?.amount ?? amount) === amount;
  const keys = attempts.map(({ key }) => key);
  return { kind: 'unconfirmed', keys, sameAmount, serverMessage: last?.serverMessage, ...more };
}
