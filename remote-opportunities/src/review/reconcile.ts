import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { readCommitments } from '@investor-portal/shared/partner-api/commitment-lists';
import type { Attempt, AttemptLog } from './attempts';

/** `message` is the server's; null when the commitment was found after a lost response. */
export interface Committed {
  kind: 'committed';
  message: string | null;
  amount: Centavos;
  /** null when it could not be loaded. */
  commitment: Commitment | null;
}

interface Reconciled {
  /** What this tab's attempt has committed. */
  own: Committed | null;
  /** What the attempts of other tabs, open or closed, have committed. */
  others: Commitment[];
  /** Attempts with no commitment so far. */
  unresolved: Attempt[];
}

/** Delays before each lookup, ms: a slow server may still be at work. */
export const lookupDelaysMs = [0, 1_500, 3_000];

/** The investor's commitments, whatever their age. */
export async function fetchAllCommitments(investorAccountId: string): Promise<Commitment[]> {
  return (await readCommitments(investorAccountId)).rows;
}

/** A standing commitment to the same campaign and of the same amount (readings R10). */
export function findDuplicate(
  campaignGuid: string,
  amount: Centavos,
  commitments: readonly Commitment[],
  acknowledged: ReadonlySet<string>,
): Commitment | undefined {
  return commitments.find(
    (commitment) =>
      commitment.commitmentStatusCode !== 'CAN' &&
      !acknowledged.has(commitment.guid) &&
      matches(commitment, campaignGuid, amount),
  );
}

/**
 * Looks for an attempt's commitment until it is found.
 * @param delaysMs before each lookup; whether the last one succeeds decides.
 * @returns null when there is none.
 * @throws PartnerApiError when the last lookup failed.
 */
export async function findCommitment(
  attempt: Attempt,
  campaignGuid: string,
  investorAccountId: string,
  delaysMs: readonly number[],
): Promise<Commitment | null> {
  let failure: unknown;
  for (const delayMs of delaysMs) {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    try {
      const all = await fetchAllCommitments(investorAccountId);
      failure = undefined;
      const found = matchAttempt(attempt, campaignGuid, all);
      if (found) return found;
    } catch (error) {
      failure = error;
    }
  }
  if (failure) throw failure;
  return null;
}

/** Matches the unresolved attempts with the investor's commitments, and removes the resolved ones from the log. */
export function reconcile(
  log: AttemptLog,
  sentKey: string | null,
  campaignGuid: string,
  commitments: readonly Commitment[],
): Reconciled {
  const reconciled: Reconciled = { own: null, others: [], unresolved: [] };
  for (const attempt of log.read()) {
    const commitment = matchAttempt(attempt, campaignGuid, commitments);
    if (!commitment) {
      reconciled.unresolved.push(attempt);
      continue;
    }
    log.remove(attempt.key);
    if (attempt.key === sentKey) reconciled.own = committedBy(attempt, commitment);
    else reconciled.others.push(commitment);
  }
  return reconciled;
}

/**
 * Fetches and reconciles after each of the delays until no attempt is unresolved.
 * @throws PartnerApiError when the commitments cannot be loaded.
 */
export async function reconcileUntilFound(
  log: AttemptLog,
  sentKey: string | null,
  campaignGuid: string,
  fetchAll: () => Promise<Commitment[]>,
  delaysMs: readonly number[],
): Promise<Reconciled> {
  const found: Reconciled = { own: null, others: [], unresolved: log.read() };
  for (const delayMs of delaysMs) {
    if (found.unresolved.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const { own, others, unresolved } = reconcile(log, sentKey, campaignGuid, await fetchAll());
    found.own ??= own;
    found.others.push(...others);
    found.unresolved = unresolved;
  }
  return found;
}

export function committedBy(attempt: Attempt, commitment: Commitment | null): Committed {
  return { kind: 'committed', message: null, amount: attempt.amount, commitment };
}

/** The commitment of an attempt: new since it was sent, to its campaign and of its amount. */
function matchAttempt(
  attempt: Attempt,
  campaignGuid: string,
  commitments: readonly Commitment[],
): Commitment | undefined {
  return commitments.find(
    (commitment) =>
      !attempt.known.includes(commitment.guid) && matches(commitment, campaignGuid, attempt.amount),
  );
}

function matches(commitment: Commitment, campaignGuid: string, amount: Centavos): boolean {
  return (
    commitment.campaignGuid === campaignGuid && toCentavos(commitment.commitmentAmount) === amount
  );
}
