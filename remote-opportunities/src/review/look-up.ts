import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { fetchCommitments } from '@investor-portal/shared/partner-api/commitments';
import { commitmentListDefaults } from '@investor-portal/shared/partner-api/list-request';
import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import type { Attempt } from './attempts';

/** A server that was slow to answer may still be at work: it is asked again after these pauses, in ms. */
export const lookUpPauses = [0, 1_500, 3_000];

/** The investor's newest commitments, the newest first. */
export async function newestCommitments(investorAccountId: string): Promise<Commitment[]> {
  const advanceFilter = { investorAccountId };
  const page = await fetchCommitments({ ...commitmentListDefaults, advanceFilter });
  return page.data;
}

/** The commitment an attempt has made: new since it was sent, to its campaign, of its amount. */
export function commitmentOf(
  attempt: Attempt,
  campaignGuid: string,
  commitments: readonly Commitment[],
): Commitment | undefined {
  return commitments.find(
    (commitment) =>
      !attempt.known.includes(commitment.guid) && isTo(commitment, campaignGuid, attempt.amount),
  );
}

/** A commitment that stands already, to this campaign and of this amount (readings R10). */
export function standingTwin(
  campaignGuid: string,
  amount: Centavos,
  commitments: readonly Commitment[],
  acknowledged: ReadonlySet<string>,
): Commitment | undefined {
  return commitments.find(
    (commitment) =>
      commitment.commitmentStatusCode !== 'CAN' &&
      !acknowledged.has(commitment.guid) &&
      isTo(commitment, campaignGuid, amount),
  );
}

function isTo(commitment: Commitment, campaignGuid: string, amount: Centavos): boolean {
  return (
    commitment.campaignGuid === campaignGuid && toCentavos(commitment.commitmentAmount) === amount
  );
}

/**
 * Looks for an attempt's commitment until it is found.
 * @param pauses before each look, in ms; the last look counts.
 * @returns null when there is none.
 * @throws PartnerApiError when the last look could not be taken.
 */
export async function lookUp(
  attempt: Attempt,
  campaignGuid: string,
  investorAccountId: string,
  pauses: readonly number[],
): Promise<Commitment | null> {
  let failure: unknown;
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      const newest = await newestCommitments(investorAccountId);
      failure = undefined;
      const found = commitmentOf(attempt, campaignGuid, newest);
      if (found) return found;
    } catch (error) {
      failure = error;
    }
  }
  if (failure) throw failure;
  return null;
}
