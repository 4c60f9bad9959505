import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useRevalidateShownLists } from '@investor-portal/shared/hooks/use-revalidate-shown-lists';
import { campaignKey } from '@investor-portal/shared/hooks/use-campaign';
import { useWithLoading } from '@investor-portal/shared/hooks/use-with-loading';
import {
  campaignCall,
  subscriptionCall,
  type Campaign,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import {
  walletProviderCode,
  type PaymentOption,
} from '@investor-portal/shared/partner-api/contract/payments';
import { userDetailsCall } from '@investor-portal/shared/partner-api/contract/partner';
import { isKeyOf, isOutdatedByMoney } from '@investor-portal/shared/partner-api/reading/data-key';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { showToast } from '@investor-portal/shared/session/toast';
import { isInFlight } from '@investor-portal/shared/writes/pending-write';
import { pendingWriteStore } from '@investor-portal/shared/writes/pending-write-store';
import { lookupDelaysMs, reconcile } from '@investor-portal/shared/writes/settle-write';
import { usePendingWrite } from '@investor-portal/shared/writes/use-pending-write';
import { useResetCampaignLists } from '../campaign-data/use-campaign-lists';
import {
  clearDraft,
  readDraft,
  saveSentKey,
  type InvestmentDraft,
} from '../investment-draft/investment-draft';
import { receiptOf } from '../receipt/receipt';
import { useReceipts } from '../receipt/use-receipts';
import { attemptLog, fetchAllCommitments, resolveAttempts } from './attempts';
import { commitIfUnchanged, type Committed } from './commit';
import { withTabLock } from './locks';
import { blockerAfterLookup, blockerAfterSubmit, type SubmitFailure } from './submit-blocker';

interface SubmitOptions {
  campaign: Campaign;
  draft: InvestmentDraft;
  payment: PaymentOption;
  user: UserDetails | undefined;
  /** The saved draft has changed. */
  onDraftChange: () => void;
  /**
   * The commitment is made; takes the id of its receipt, if this screen has made it. Where the function is absent, and
   * after the screen was left, the receipt waits for the next screen.
   */
  onCommitted?: (receiptId?: string) => void;
}

/** The submissions of this page, by the campaign's guid. Attempts, which outlive the page, are in `attempts.ts`. */
const submissions = pendingWriteStore<null, SubmitFailure>();

const checking = 'Checking whether your commitment was made. Keep this page open.';

/** Submits a commitment, one at a time, as MACHINE.md draws it. */
export function useSubmit(options: SubmitOptions) {
  const { campaign, draft, payment, user, onDraftChange, onCommitted } = options;
  const { investor, amount } = draft;
  const log = attemptLog(investor, campaign.guid);
  const savedDraft = () => readDraft(investor, campaign.guid);
  const { mutate } = useSWRConfig();
  const withLoading = useWithLoading();
  const receipts = useReceipts();
  const afterCommitment = useAfterCommitment();
  /** Keys of the unresolved attempts the investor has been told of. */
  const notified = useRef<string[]>([]);
  /** Guids of the standing commitments the investor has confirmed another one beside. */
  const acknowledged = useRef<string[]>([]);

  const finish = ({ message, found, known }: Committed, _: null, isOpen: boolean) => {
    const acknowledgement = draft.acknowledgement ?? savedDraft()?.acknowledgement;
    const commitment = found;
    const receipt = receiptOf({
      campaign,
      payment,
      user,
      amount,
      commitment,
      known,
      acknowledgement,
    });
    // The investor may have entered another amount since.
    if (savedDraft()?.amount === amount) clearDraft(campaign.guid);
    showToast({ kind: 'success', message: message ?? 'Your commitment was received.' });
    afterCommitment();
    const leads = isOpen && onCommitted !== undefined;
    receipts.add({ ...receipt, unseen: !leads });
    if (leads) onCommitted(receipt.id);
    else onDraftChange();
  };

  const issuer = issuerNameOf(campaign);
  const { write, send, check, dispatch } = usePendingWrite(submissions, campaign.guid, {
    onDone: finish,
    unknownText: () =>
      `We don’t know yet whether your commitment to ${issuer} was made. Go back to the review to check.`,
    unsentText: `We haven’t submitted your commitment to ${issuer}: there is something to check first. Go back to the review.`,
  });

  /** Does the work after anything that another tab submits to the same campaign. */
  const inTurn = <T>(work: () => Promise<T>) =>
    withTabLock(`submit:${investor}:${campaign.guid}`, work);

  const tell = <F extends SubmitFailure | null>(failure: F): F => {
    if (failure?.kind === 'unconfirmed') notified.current.push(...failure.keys);
    return failure;
  };

  const commit = async (account: UserDetails) => {
    // Read again: another screen may have sent it since this one opened.
    const { sentKey } = savedDraft() ?? draft;
    const outcome = await commitIfUnchanged(campaign, account, {
      draft: { ...draft, sentKey },
      log,
      notified: notified.current,
      acknowledged: acknowledged.current,
      onCampaign: (current) => mutate(campaignKey(campaign.guid), current, { revalidate: false }),
      onSending: (key) => saveSentKey(draft, key),
    });
    if (outcome.kind === 'done') return outcome;
    // What refuses it may be an account that has changed since this screen loaded it.
    if (outcome.kind === 'refused') void mutate((key) => isKeyOf(key, [userDetailsCall]));
    onDraftChange();
    return tell(blockerAfterSubmit(outcome, log.read(), amount));
  };

  /** Looks for the commitments of earlier attempts after each delay until all are found. Sends nothing. */
  const lookUp = async (
    { accountId }: UserDetails,
    delaysMs: readonly number[],
    pressed: boolean,
  ): Promise<Committed | SubmitFailure | null> => {
    const { sentKey } = savedDraft() ?? draft;
    let others: readonly Commitment[] | null = null;
    const find = async () => {
      others = null;
      const commitments = await fetchAllCommitments(accountId);
      const found = resolveAttempts(log, sentKey, campaign.guid, commitments);
      others = found.others;
      return found.own || found.unresolved.length === 0 ? found : null;
    };
    const outcome = await reconcile(find, delaysMs);
    const own = outcome.kind === 'done' ? outcome.found?.own : null;
    if (own) return { kind: 'done', message: null, ...own };
    return tell(blockerAfterLookup({ others, unresolved: log.read(), amount, pressed }));
  };

  const submitting = `Submitting your commitment of ${campaign.currencyCode} ${formatCentavos(amount)}. Keep this page open.`;
  const submit = () => {
    if (payment.providerCode !== walletProviderCode)
      void send(null, async () => ({ kind: 'unavailable-payment' }));
    else if (user) void send(null, () => withLoading(submitting, () => inTurn(() => commit(user))));
  };

  const isUnseen = write.kind === 'refused' && !write.seen;
  const [atOpening] = useState(write);
  const hasWaited = isInFlight(atOpening);
  // After a reload, a return to this screen, or in another tab: unresolved attempts are looked up first.
  const recovered = useRef(false);
  useEffect(() => {
    if (recovered.current || !user || isInFlight(write)) return;
    recovered.current = true;
    if (hasWaited) {
      // No draft means it was committed, and that the screen that sent it has kept the receipt.
      if (onCommitted && !savedDraft()) return onCommitted();
      onDraftChange();
    }
    if (isUnseen) dispatch({ type: 'seen' });
    // Nothing was sent, and the question is the other screen's.
    if (hasWaited && write.kind === 'refused' && write.failure.kind !== 'refused')
      dispatch({ type: 'dismissed' });
    if (log.read().length === 0) return;
    // A submission that has just ended has waited for its commitment itself.
    const delaysMs = hasWaited ? [0] : lookupDelaysMs;
    const lookUpOnce = () => inTurn(() => lookUp(user, delaysMs, false));
    void check(null, lookUpOnce, { pressed: false });
  });

  // A result that an earlier screen has shown is not shown again.
  const isOver = write === atOpening && !isUnseen;
  const failure =
    !isOver && (write.kind === 'refused' || write.kind === 'unknown') ? write.failure : null;
  const duplicate = failure?.kind === 'duplicate' ? failure.commitment : null;
  return {
    submit,
    check: () => {
      if (!user) return;
      void check(null, () => withLoading(checking, () => inTurn(() => lookUp(user, [0], true))));
    },
    busy: isInFlight(write),
    /** The investor checks again. */
    checking: write.kind === 'checking' && write.pressed,
    blocker: failure?.kind === 'duplicate' ? null : failure,
    duplicate,
    /** Answers whether to make another commitment beside `duplicate`. */
    answerDuplicate: (again: boolean) => {
      dispatch({ type: 'dismissed' });
      if (!again || !duplicate) return;
      acknowledged.current.push(duplicate.guid);
      submit();
    },
  };
}

/** What the review and its frame show: refetched at once rather than cleared. */
const onScreen = [userDetailsCall, campaignCall, subscriptionCall];

/** Clears or refetches everything that a new commitment puts out of date, in any remote. */
export function useAfterCommitment(): () => void {
  const { mutate } = useSWRConfig();
  const rereadShownLists = useRevalidateShownLists();
  const resetCampaignLists = useResetCampaignLists();
  return () => {
    void mutate((key) => isOutdatedByMoney(key, onScreen), undefined, { revalidate: false });
    void mutate((key) => isKeyOf(key, onScreen));
    // The investor may have gone to a list meanwhile. Done before the reset, which removes the lists from the cache.
    rereadShownLists();
    resetCampaignLists();
  };
}
