import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { fetchCampaign, type Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { messageOf } from '@investor-portal/shared/partner-api/errors';
import {
  walletProviderCode,
  type PaymentOption,
} from '@investor-portal/shared/partner-api/payments';
import { paths } from '@investor-portal/shared/routes/paths';
import { withLoading } from '@investor-portal/shared/session/loading';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { showToast } from '@investor-portal/shared/session/toast';
import { campaignKey } from '../campaign-data/use-campaign';
import {
  clearDraft,
  readDraft,
  saveSentKey,
  type InvestmentDraft,
} from '../investment-draft/investment-draft';
import { cannotCommitReason } from '../offering/amount';
import { changedTerms, noLongerFits, termsOf } from '../offering/terms';
import { receiptOf } from '../receipt/receipt';
import { receiptState } from '../receipt/use-receipt';
import { attemptLog, type Attempt } from './attempts';
import { commit, type Outcome } from './commit';
import { inFlight, singleFlight, withTabLock } from './locks';
import { newCommitment } from './new-commitment';
import {
  fetchNewestCommitments,
  lookupDelaysMs,
  reconcileUntilFound,
  type Committed,
} from './reconcile';
import { useAfterCommitment } from './use-after-commitment';

/** Why Submit did not commit; shown beside the button. */
export type SubmitBlocker =
  /** Only EVLT proceeds (spec §5 'Review'). */
  | { kind: 'unavailable-payment' }
  /** This request certainly committed nothing; why, in the server's words. `unresolved`: an earlier one still may. */
  | { kind: 'refused'; message: string; unresolved: boolean }
  /** The campaign is no longer as shown. */
  | { kind: 'changed' }
  /**
   * An attempt is unresolved and has no commitment so far. `sameAmount`: as the amount on the screen. `message`: why, in
   * the words of the toast, where Submit has just failed.
   */
  | { kind: 'unconfirmed'; sameAmount: boolean; message?: string }
  /** An attempt is unresolved, and the commitments could not be loaded. */
  | { kind: 'unreadable'; message?: string }
  /** An attempt of another tab, open or closed, turned out to have committed. */
  | { kind: 'committed-earlier'; commitment: Commitment };

interface SubmitOptions {
  campaign: Campaign;
  draft: InvestmentDraft;
  payment: PaymentOption;
  user: UserDetails | undefined;
  /** The saved draft has changed. */
  onDraftChange: () => void;
}

/** Submits a commitment, one at a time. MACHINE.md draws the states. */
export function useSubmit({ campaign, draft, payment, user, onDraftChange }: SubmitOptions) {
  const { investor } = draft;
  const log = attemptLog(investor, campaign.guid);
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const afterCommitment = useAfterCommitment();
  const [busy, setBusy] = useState(false);
  const [blocker, setBlocker] = useState<SubmitBlocker | null>(null);
  // A standing commitment of this amount, beside which another is made only if the investor confirms it.
  const [duplicate, setDuplicate] = useState<Commitment | null>(null);
  const notified = useRef(new Set<string>());
  const acknowledged = useRef(new Set<string>());

  const showUnconfirmed = ({ key, amount }: Attempt, reason: { message?: string } = {}) => {
    notified.current.add(key);
    setBlocker({ kind: 'unconfirmed', sameAmount: amount === draft.amount, ...reason });
  };

  /** The toast announces the failure and goes; the notice stays beside Submit (decision 36). */
  const showRefusal = (message: string) => {
    showToast({ kind: 'failure', message });
    setBlocker({ kind: 'refused', message, unresolved: log.read().length > 0 });
  };

  const finish = (committed: Committed) => {
    const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
    const receipt = receiptOf(committed, campaign, payment, { owner: investor, investor: name });
    clearDraft(campaign.guid);
    showToast({ kind: 'success', message: committed.message || 'Your commitment was received.' });
    afterCommitment();
    void navigate(paths.opportunities, { state: receiptState(receipt), replace: true });
  };

  const handleOutcome = (outcome: Outcome) => {
    if (outcome.kind === 'committed') return finish(outcome);
    onDraftChange();
    if (outcome.kind === 'duplicate') return setDuplicate(outcome.commitment);
    if (outcome.kind === 'unresolved') return showUnconfirmed(outcome.attempt);
    const { message } = outcome;
    if (outcome.kind === 'refused') return showRefusal(message);
    showToast({ kind: 'failure', message });
    if (!outcome.checked) return setBlocker({ kind: 'unreadable', message });
    for (const attempt of log.read())
      if (attempt.amount === draft.amount) showUnconfirmed(attempt, { message });
  };

  /** Runs once in this page, after anything another tab submits to the same campaign. */
  const runExclusively = async (work: () => Promise<void>) => {
    if (inFlight(campaign.guid)) return;
    setBusy(true);
    setBlocker(null);
    try {
      const lock = `submit:${investor}:${campaign.guid}`;
      await singleFlight(campaign.guid, () => withLoading(() => withTabLock(lock, work)));
    } finally {
      setBusy(false);
    }
  };

  const submit = () =>
    runExclusively(async () => {
      if (payment.providerCode !== walletProviderCode)
        return setBlocker({ kind: 'unavailable-payment' });
      if (!user) return;
      try {
        const current = await fetchCampaign(campaign.guid);
        await mutate(campaignKey(campaign.guid), current, { revalidate: false });
        if (blocksCommitment(campaign, current, draft)) return setBlocker({ kind: 'changed' });
        // Read again: another screen may have sent it since this one opened.
        const { sentKey } = readDraft(investor, campaign.guid) ?? draft;
        const outcome = await commit({
          draft: { ...draft, sentKey },
          payload: newCommitment(current, user, draft.amount),
          log,
          notified: notified.current,
          acknowledged: acknowledged.current,
          onSending: (key) => saveSentKey(draft, key),
        });
        handleOutcome(outcome);
      } catch (error) {
        showRefusal(messageOf(error));
      }
    });

  /** Looks for the commitments of earlier attempts after each delay until all are found. Sends nothing. */
  const check = ({ accountId }: UserDetails, delaysMs: readonly number[]) =>
    runExclusively(async () => {
      try {
        const { sentKey } = readDraft(investor, campaign.guid) ?? draft;
        const fetchNewest = () => fetchNewestCommitments(accountId);
        const found = await reconcileUntilFound(log, sentKey, campaign.guid, fetchNewest, delaysMs);
        if (found.own) return finish(found.own);
        const [commitment] = found.others;
        if (commitment) setBlocker({ kind: 'committed-earlier', commitment });
        for (const attempt of found.unresolved) showUnconfirmed(attempt);
      } catch {
        setBlocker({ kind: 'unreadable' });
      }
    });

  // After a reload, a return to this screen, or in another tab: unresolved attempts are looked up first.
  const recover = async (owner: UserDetails, isMounted: () => boolean) => {
    const submission = inFlight(campaign.guid);
    if (submission) {
      setBusy(true);
      await submission;
      setBusy(false);
      // No draft means it was committed: the screen that sent it navigates to the list, and this one must not.
      if (!readDraft(investor, campaign.guid)) return;
      onDraftChange();
    }
    if (log.read().length > 0 && isMounted()) await check(owner, lookupDelaysMs);
  };

  const recovered = useRef(false);
  const mounted = useRef(true);
  useEffect(() => {
    if (recovered.current || !user) return;
    recovered.current = true;
    void recover(user, () => mounted.current);
  });
  useEffect(() => {
    // Set again, since StrictMode runs an effect, its cleanup, and the effect once more.
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);

  return {
    submit: () => void submit(),
    check: () => void (user && check(user, [0])),
    busy,
    blocker,
    duplicate,
    /** Answers whether to make another commitment beside `duplicate`. */
    answerDuplicate: (again: boolean) => {
      setDuplicate(null);
      if (!again || !duplicate) return;
      acknowledged.current.add(duplicate.guid);
      void submit();
    },
  };
}

/** Whether the campaign differs from what the investor saw, or the amount cannot be committed any more. */
function blocksCommitment(shown: Campaign, current: Campaign, { amount }: InvestmentDraft) {
  const [before, after] = [termsOf(shown), termsOf(current)];
  return (
    changedTerms(before, after).length > 0 ||
    noLongerFits(before, after, amount) ||
    cannotCommitReason(current, amount, Date.now()) !== null
  );
}
