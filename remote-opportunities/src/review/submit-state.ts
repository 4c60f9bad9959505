import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { Centavos } from '@investor-portal/shared/rules/money';
import type { Attempt } from './attempts';
import type { CommitOutcome } from './commit';

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
   * It has no commitment so far. `sameAmount`: as the amount on the screen. `checked`: the investor has checked again, and
   * may submit. `refusal`: why another request committed nothing meanwhile. `answer`: what the server said of it.
   */
  | {
      kind: 'unconfirmed';
      sameAmount: boolean;
      checked?: true;
      refusal?: string;
      answer?: string | undefined;
    }
  /** The commitments could not be loaded. */
  | { kind: 'unreadable'; answer?: string | undefined };

/** The states that MACHINE.md draws. */
type Step =
  | { kind: 'reviewing' }
  /** A submission or a lookup is under way, of this screen or of the one before. `checking`: the investor asked for it. */
  | { kind: 'submitting'; checking?: boolean | undefined }
  /** A commitment of this amount stands, beside which another is made only if the investor confirms it. */
  | { kind: 'asking'; commitment: Commitment }
  | { kind: 'blocked'; blocker: SubmitBlocker };

export interface SubmitState {
  step: Step;
  /** Keys of the unresolved attempts the investor has been told of. */
  notified: readonly string[];
  /** Guids of the standing commitments the investor has confirmed another one beside. */
  acknowledged: readonly string[];
}

export type SubmitOutcome = CommitOutcome | { kind: 'unavailable-payment' } | { kind: 'changed' };

export type SubmitEvent =
  | { type: 'started'; checking?: boolean }
  | { type: 'ended' }
  /** Submit has ended. `unresolved`: the attempts that are; `amount`: of the review. */
  | {
      type: 'submitted';
      outcome: SubmitOutcome;
      unresolved: readonly Attempt[];
      amount: Centavos;
    }
  /**
   * The attempts were looked up. `others`: what those of other tabs have committed; null where the commitments could not be
   * loaded. `pressed`: the investor asked for it.
   */
  | {
      type: 'looked-up';
      pressed: boolean;
      others: readonly Commitment[] | null;
      unresolved: readonly Attempt[];
      amount: Centavos;
    }
  | { type: 'answered'; again: boolean };

const reviewing: Step = { kind: 'reviewing' };
export const initialSubmitState: SubmitState = { step: reviewing, notified: [], acknowledged: [] };

export function reduceSubmit(state: SubmitState, event: SubmitEvent): SubmitState {
  switch (event.type) {
    case 'started':
      return { ...state, step: { kind: 'submitting', checking: event.checking } };
    case 'ended':
      return state.step.kind === 'submitting' ? { ...state, step: reviewing } : state;
    case 'submitted':
      return afterSubmit(state, event);
    case 'looked-up':
      return afterLookup(state, event);
    case 'answered': {
      const { step, acknowledged } = state;
      if (step.kind !== 'asking') return state;
      const confirmed = event.again ? [step.commitment.guid] : [];
      return { ...state, step: reviewing, acknowledged: [...acknowledged, ...confirmed] };
    }
  }
}

function afterSubmit(
  state: SubmitState,
  { outcome, unresolved, amount }: Extract<SubmitEvent, { type: 'submitted' }>,
): SubmitState {
  switch (outcome.kind) {
    case 'done':
      return { ...state, step: reviewing };
    case 'duplicate':
      return { ...state, step: { kind: 'asking', commitment: outcome.commitment } };
    case 'unresolved':
      return unconfirmed(state, [outcome.attempt], amount);
    case 'unconfirmed': {
      const own = unresolved.filter((attempt) => attempt.amount === amount);
      return unconfirmed(state, own, amount);
    }
    case 'refused':
      // An earlier attempt may still arrive, so what became of the decision is unknown.
      return unresolved.length > 0
        ? unconfirmed(state, unresolved, amount, { refusal: outcome.message })
        : block(state, outcome);
    case 'unreadable':
    case 'unavailable-payment':
    case 'changed':
      return block(state, outcome);
  }
}

function afterLookup(
  state: SubmitState,
  { others, unresolved, amount, pressed }: Extract<SubmitEvent, { type: 'looked-up' }>,
): SubmitState {
  if (!others) return block(state, { kind: 'unreadable', answer: unresolved.at(-1)?.answer });
  const [commitment] = others;
  if (unresolved.length > 0)
    return unconfirmed(state, unresolved, amount, pressed ? { checked: true } : {});
  return commitment
    ? block(state, { kind: 'committed-earlier', commitment })
    : { ...state, step: reviewing };
}

/** Tells of attempts that are unresolved, of the last of them in words. */
function unconfirmed(
  state: SubmitState,
  attempts: readonly Attempt[],
  amount: Centavos,
  more: { checked?: true; refusal?: string } = {},
): SubmitState {
  const last = attempts.at(-1);
  const sameAmount = (last?.amount ?? amount) === amount;
  return {
    ...block(state, { kind: 'unconfirmed', sameAmount, answer: last?.answer, ...more }),
    notified: [...state.notified, ...attempts.map(({ key }) => key)],
  };
}

function block(state: SubmitState, blocker: SubmitBlocker): SubmitState {
  return { ...state, step: { kind: 'blocked', blocker } };
}
