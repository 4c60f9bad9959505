import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { invest } from '@investor-portal/shared/partner-api/commitments';
import { isPartnerApiError, messageOf } from '@investor-portal/shared/partner-api/errors';
import type { NewCommitment } from '@investor-portal/shared/partner-api/new-commitment';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { keepAttempt, readIntention, type Attempt, type Intention } from '../invest/intention';
import { newIdempotencyKey } from './idempotency-key';
import { lookUp, newestCommitments, traceOf } from './look-up';

export type Outcome =
  /** `message` is the server's; without it the answer was lost and the commitment was found afterwards. */
  | { kind: 'made'; message: string | null; amount: Centavos; commitment: Commitment | null }
  /** It is certain that this sending committed nothing. */
  | { kind: 'refused'; message: string }
  /** The answer was lost: nothing was found, or nobody could look. Another sending uses the same key. */
  | { kind: 'unknown'; message: string; looked: boolean };

/** A server that was slow to answer may still be at work: it is asked again after these pauses, in ms. */
const patience = [0, 1_500, 3_000];

/**
 * Commits once. An attempt is kept before it leaves, so that neither a lost answer nor a reload can make two
 * commitments of one decision (MACHINE.md). An attempt whose outcome is open is looked up first: whatever it
 * has left counts, and nothing more is sent.
 */
export async function commit(intention: Intention, payload: NewCommitment): Promise<Outcome> {
  const account = String(payload.investorAccountId);
  try {
    // Read now: what was on the screen may be older than what another one has sent.
    const kept = readIntention(intention.investor, intention.campaignGuid);
    const earlier = (kept ?? intention).attempt;
    if (earlier) {
      const outcome = await settle(intention, earlier, account, [0]);
      if (outcome.kind !== 'none') return outcome;
    }
    const repeated = earlier?.amount === intention.amount ? earlier : null;
    const attempt = repeated ?? (await newAttempt(intention, account));
    return await send(intention, attempt, payload, repeated !== null);
  } catch (error) {
    return { kind: 'refused', message: messageOf(error) };
  }
}

/** What became of an attempt: 'none' when there is no commitment of it, 'unknown' when nobody can tell. */
export async function settle(
  { campaignGuid }: Intention,
  attempt: Attempt,
  investorAccountId: string,
  pauses: readonly number[] = patience,
): Promise<Extract<Outcome, { kind: 'made' | 'unknown' }> | { kind: 'none' }> {
  const trace = await lookUp(attempt, campaignGuid, investorAccountId, pauses);
  if (trace.kind === 'found')
    return { kind: 'made', message: null, amount: attempt.amount, commitment: trace.commitment };
  if (trace.kind === 'none') return trace;
  return { kind: 'unknown', message: 'Your commitments could not be read.', looked: false };
}

async function send(
  intention: Intention,
  attempt: Attempt,
  payload: NewCommitment,
  repeated: boolean,
): Promise<Outcome> {
  const { amount, campaignGuid } = intention;
  const account = String(payload.investorAccountId);
  keepAttempt(intention, attempt);
  try {
    const message = await invest(payload, attempt.key);
    const made = await newestCommitments(account).catch(() => []);
    return {
      kind: 'made',
      message,
      amount,
      commitment: traceOf(attempt, campaignGuid, made) ?? null,
    };
  } catch (error) {
    if (isCertainRefusal(error)) {
      // Of this sending. One before it, whose answer was lost, may still arrive: its key stays in use.
      if (!repeated) keepAttempt(intention, null);
      throw error;
    }
    const outcome = await settle(intention, attempt, account);
    if (outcome.kind === 'made') return outcome;
    return { kind: 'unknown', message: messageOf(error), looked: outcome.kind === 'none' };
  }
}

async function newAttempt({ amount }: Intention, investorAccountId: string): Promise<Attempt> {
  const commitments = await newestCommitments(investorAccountId);
  return { key: newIdempotencyKey(), amount, known: commitments.map(({ guid }) => guid) };
}

/** A 4xx was answered before any money moved; 408, 409 and 425 may speak of an earlier sending. */
function isCertainRefusal(error: unknown): boolean {
  if (!isPartnerApiError(error) || error.status === undefined) return false;
  if ([408, 409, 425].includes(error.status)) return false;
  return error.status >= 400 && error.status < 500;
}
