import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import type { Centavos } from '@investor-portal/shared/rules/money';
import type { Attempt, AttemptLog } from './attempts';
import { commitmentOf } from './look-up';

/** `message` is the server's; null when the commitment was found after a lost response. */
export interface Made {
  kind: 'made';
  message: string | null;
  amount: Centavos;
  commitment: Commitment | null;
}

interface Reconciled {
  /** What the attempt of this tab has made. */
  own: Made | null;
  /** What attempts of other tabs, or of tabs that were closed, have made. */
  others: Commitment[];
  /** Attempts that have made nothing so far. */
  open: Attempt[];
}

/** Matches the unresolved attempts with the investor's newest commitments; those that are found are resolved. */
export function reconcile(
  log: AttemptLog,
  sentKey: string | null,
  campaignGuid: string,
  newest: readonly Commitment[],
): Reconciled {
  const reconciled: Reconciled = { own: null, others: [], open: [] };
  for (const attempt of log.read()) {
    const commitment = commitmentOf(attempt, campaignGuid, newest);
    if (!commitment) {
      reconciled.open.push(attempt);
      continue;
    }
    log.forget(attempt.key);
    if (attempt.key === sentKey) reconciled.own = madeBy(attempt, commitment);
    else reconciled.others.push(commitment);
  }
  return reconciled;
}

/**
 * The same with commitments that are read after each of the pauses (ms), until no attempt is open.
 * @throws PartnerApiError when they cannot be read.
 */
export async function reconcileUntilFound(
  log: AttemptLog,
  sentKey: string | null,
  campaignGuid: string,
  readNewest: () => Promise<Commitment[]>,
  pauses: readonly number[],
): Promise<Reconciled> {
  const found: Reconciled = { own: null, others: [], open: log.read() };
  for (const pause of pauses) {
    if (found.open.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    const { own, others, open } = reconcile(log, sentKey, campaignGuid, await readNewest());
    found.own ??= own;
    found.others.push(...others);
    found.open = open;
  }
  return found;
}

export function madeBy(attempt: Attempt, commitment: Commitment | null): Made {
  return { kind: 'made', message: null, amount: attempt.amount, commitment };
}
