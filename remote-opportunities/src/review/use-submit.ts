import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useWithLoading } from '@investor-portal/shared/hooks/use-with-loading';
import { fetchCampaign, type Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { messageOf } from '@investor-portal/shared/partner-api/errors';
import {
  walletProviderCode,
  type PaymentOption,
} from '@investor-portal/shared/partner-api/payments';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { serverNow } from '@investor-portal/shared/session/server-time';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { showToast } from '@investor-portal/shared/session/toast';
import { investorMemory } from '@investor-portal/shared/storage/investor-memory';
import { campaignKey } from '@investor-portal/shared/hooks/use-campaign';
import {
  clearDraft,
  readDraft,
  saveSentKey,
  type InvestmentDraft,
} from '../investment-draft/investment-draft';
import { cannotCommitReason } from '../offering/amount';
import { changedTerms, noLongerFits, termsOf } from '../offering/terms';
import { receiptOf, type Receipt } from '../receipt/receipt';
import { useUnseenReceipts } from '../receipt/unseen-receipts';
import { attemptLog, type Attempt } from './attempts';
import { commit, type Outcome } from './commit';
import { inFlight, singleFlight, withTabLock } from './locks';
import { newCommitment } from './new-commitment';
import {
  fetchAllCommitments,
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
  /** The commitment is made. Where it is absent, and after the screen was left, the receipt is kept for the next screen. */
  onCommitted?: (receipt?: Receipt) => void;
}

// Refusals that arrived after their screen was left, by campaign: the next one shows them.
const unseenRefusals = investorMemory<SubmitBlocker>();

/** Submits a commitment, one at a time. MACHINE.md draws the states. */
export function useSubmit(options: SubmitOptions) {
  const { campaign, draft, payment, user, onDraftChange, onCommitted } = options;
  const { investor } = draft;
  const log = attemptLog(investor, campaign.guid);
  const { mutate } = useSWRConfig();
  const withLoading = useWithLoading();
  const receipts = useUnseenReceipts();
  const afterCommitment = useAfterCommitment();
  const [busy, setBusy] = useState(false);
  const [blocker, setBlocker] = useState<SubmitBlocker | null>(null);
  // A standing commitment of this amount, beside which another is made only if the investor confirms it.
  const [duplicate, setDuplicate] = useState<Commitment | null>(null);
  const notified = useRef(new Set<string>());
  const acknowledged = useRef(new Set<string>());
  const mounted = useRef(true);

  const showUnconfirmed = ({ key, amount }: Attempt, reason: { message?: string } = {}) => {
    notified.current.add(key);
    setBlocker({ kind: 'unconfirmed', sameAmount: amount === draft.amount, ...reason });
  };

  /** The toast announces the failure and goes; the notice stays beside Submit (decision 36). */
  const showRefusal = (message: string) => {
    showToast({ kind: 'failure', message });
    const refused = { kind: 'refused', message, unresolved: log.read().length > 0 } as const;
    if (mounted.current) setBlocker(refused);
    else unseenRefusals.set(campaign.guid, refused);
  };

  /** Asks the investor, or tells them where they went that nothing was sent. */
  const ask = (question: () => void) => {
    if (mounted.current) return question();
    const message = `We haven’t submitted your commitment to ${issuerNameOf(campaign)}: there is something to check first. Go back to the review.`;
    showToast({ kind: 'failure', message });
  };

  const finish = (committed: Committed) => {
    const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
    const receipt = receiptOf(committed, campaign, payment, { owner: investor, investor: name });
    // The investor may have entered another amount since.
    if (readDraft(investor, campaign.guid)?.amount === committed.amount) clearDraft(campaign.guid);
    showToast({ kind: 'success', message: committed.message || 'Your commitment was received.' });
    afterCommitment();
    if (mounted.current && onCommitted) return onCommitted(receipt);
    receipts.add(receipt);
    onDraftChange();
  };

  const handleOutcome = (outcome: Outcome) => {
    if (outcome.kind === 'committed') return finish(outcome);
    onDraftChange();
    if (outcome.kind === 'duplicate') return ask(() => setDuplicate(outcome.commitment));
    if (outcome.kind === 'unresolved') return ask(() => showUnconfirmed(outcome.attempt));
    const { message } = outcome;
    if (outcome.kind === 'refused') return showRefusal(message);
    showToast({ kind: 'failure', message });
    if (!outcome.checked) return setBlocker({ kind: 'unreadable', message });
    for (const attempt of log.read())
      if (attempt.amount === draft.amount) showUnconfirmed(attempt, { message });
  };

  /** Runs once in this page, after anything another tab submits to the same campaign. */
  const runExclusively = async (work: () => Promise<void>, show: typeof withLoading) => {
    if (inFlight(campaign.guid)) return;
    setBusy(true);
    setBlocker(null);
    try {
      const lock = `submit:${investor}:${campaign.guid}`;
      await singleFlight(campaign.guid, () => show(() => withTabLock(lock, work)));
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
        if (blocksCommitment(campaign, current, draft))
          return ask(() => setBlocker({ kind: 'changed' }));
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
    }, withLoading);

  /** Looks for the commitments of earlier attempts after each delay until all are found. Sends nothing. */
  const check = (
    { accountId }: UserDetails,
    delaysMs: readonly number[],
    show: typeof withLoading = (work) => work(),
  ) =>
    runExclusively(async () => {
      try {
        const { sentKey } = readDraft(investor, campaign.guid) ?? draft;
        const fetchAll = () => fetchAllCommitments(accountId);
        const found = await reconcileUntilFound(log, sentKey, campaign.guid, fetchAll, delaysMs);
        if (found.own) return finish(found.own);
        const [commitment] = found.others;
        if (commitment) setBlocker({ kind: 'committed-earlier', commitment });
        for (const attempt of found.unresolved) showUnconfirmed(attempt);
      } catch {
        setBlocker({ kind: 'unreadable' });
      }
    }, show);

  // After a reload, a return to this screen, or in another tab: unresolved attempts are looked up first.
  const recover = async (owner: UserDetails) => {
    const submission = inFlight(campaign.guid);
    if (submission) {
      setBusy(true);
      await submission;
      setBusy(false);
      if (!mounted.current) return;
      // No draft means it was committed, and that the screen that sent it has kept the receipt.
      if (onCommitted && !readDraft(investor, campaign.guid)) return onCommitted();
      onDraftChange();
    }
    const refusal = unseenRefusals.get(campaign.guid);
    unseenRefusals.delete(campaign.guid);
    if (refusal) setBlocker(refusal);
    // A submission that has just ended has waited for its commitment itself.
    if (log.read().length > 0) await check(owner, submission ? [0] : lookupDelaysMs);
  };

  const recovered = useRef(false);
  useEffect(() => {
    if (recovered.current || !user) return;
    recovered.current = true;
    void recover(user);
  });
  useEffect(() => {
    // Set again, since StrictMode runs an effect, its cleanup, and the effect once more.
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);

  return {
    submit: () => void submit(),
    check: () => void (user && check(user, [0], withLoading)),
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
    cannotCommitReason(current, amount, serverNow()) !== null
  );
}
