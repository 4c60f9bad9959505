import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { fetchCommitments } from '@investor-portal/shared/partner-api/commitments';
import { commitmentListDefaults } from '@investor-portal/shared/partner-api/list-request';
import { toCentavos } from '@investor-portal/shared/rules/money';
import type { Attempt } from '../invest/intention';

export type Trace =
  | { kind: 'found'; commitment: Commitment }
  | { kind: 'none' }
  /** The list could not be read: nothing is known. */
  | { kind: 'unreadable' };

/** The investor's newest commitments, the newest first. */
export async function newestCommitments(investorAccountId: string): Promise<Commitment[]> {
  const advanceFilter = { investorAccountId };
  const page = await fetchCommitments({ ...commitmentListDefaults, advanceFilter });
  return page.data;
}

/** The commitment an attempt has left: new since then, to its campaign, of its amount. */
export function traceOf(
  attempt: Attempt,
  campaignGuid: string,
  commitments: readonly Commitment[],
): Commitment | undefined {
  return commitments.find(
    (commitment) =>
      !attempt.known.includes(commitment.guid) &&
      commitment.campaignGuid === campaignGuid &&
      toCentavos(commitment.commitmentAmount) === attempt.amount,
  );
}

/**
 * Looks for an attempt's commitment until it is found.
 * @param pauses before each look, in ms; the outcome of the last look counts.
 */
export async function lookUp(
  attempt: Attempt,
  campaignGuid: string,
  investorAccountId: string,
  pauses: readonly number[],
): Promise<Trace> {
  let last: Trace = { kind: 'unreadable' };
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    last = await look(attempt, campaignGuid, investorAccountId);
    if (last.kind === 'found') return last;
  }
  return last;
}

async function look(
  attempt: Attempt,
  campaignGuid: string,
  investorAccountId: string,
): Promise<Trace> {
  try {
    const commitment = traceOf(attempt, campaignGuid, await newestCommitments(investorAccountId));
    return commitment ? { kind: 'found', commitment } : { kind: 'none' };
  } catch {
    return { kind: 'unreadable' };
  }
}
