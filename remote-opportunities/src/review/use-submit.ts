import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { campaignKey } from '@investor-portal/shared/hooks/use-detail';
import { useWithLoading } from '@investor-portal/shared/hooks/use-with-loading';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { PaymentOption } from '@investor-portal/shared/partner-api/contract/payments';
import { userDetailsCall } from '@investor-portal/shared/partner-api/contract/partner';
import { isKeyOf } from '@investor-portal/shared/partner-api/reading/data-key';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { showToast } from '@investor-portal/shared/session/toast';
import { tellOnce } from '@investor-portal/shared/storage/tell-once';
import { isInFlight } from '@investor-portal/shared/writes/pending-write';
import { pendingWriteStore } from '@investor-portal/shared/writes/pending-write-store';
import { isUnknown, lookupDelaysMs, reconcile } from '@investor-portal/shared/writes/settle-write';
import { usePendingWrite } from '@investor-portal/shared/writes/use-pending-write';
import {
  clearDraft,
  readDraft,
  saveSentKey,
  type InvestmentDraft,
} from '../investment-draft/investment-draft';
import { termsOf } from '../offering/terms';
import { isUsable, paymentFacts } from '../offering/amount';
import { receiptOf, useReceipts } from '../receipt/receipt';
import {
  attemptLog,
  fetchAllCommitments,
  findRemoved,
  resolveAttempts,
  tellUnknown,
  type Attempt,
} from './attempts';
import { submitIfUnchanged, type SubmitSuccess } from './submit-commitment';
import { withTabLock } from './locks';
import { blockerAfterLookup, blockerAfterSubmit, type SubmitFailure } from './submit-blocker';
import { useAfterCommitment } from './use-after-commitment';

interface SubmitOptions {
  campaign: Campaign;
  draft: InvestmentDraft;
  payment: PaymentOption;
  user: UserDetails | undefined;
  onDraftChange: () => void;
  /** Called when the commitment is made, with the id of its receipt unless another screen has stored it. */
  onCommitted?: (receiptId?: string) => void;
}

/** The submissions of this page, by the campaign's guid. Attempts outlive the page and are in `attempts.ts`. */
const submissions = pendingWriteStore<null, SubmitFailure>();

const checking = 'Checking whether your commitment was made. Keep this page open.';

/** Submits commitments one at a time, as drawn in MACHINE.md. */
export function useSubmit(options: SubmitOptions) {
  const { campaign, draft, payment, user, onDraftChange, onCommitted } = options;
  const { investor, amount } = draft;
  const log = attemptLog(investor, campaign.guid);
  const savedDraft = () => readDraft(investor, campaign.guid);
  // Another screen may have sent the draft since this screen opened, so it is read again.
  const sentKey = () => (savedDraft() ?? draft).sentKey;
  const { mutate } = useSWRConfig();
  const withLoading = useWithLoading();
  const receipts = useReceipts();
  const afterCommitment = useAfterCommitment();
  const notified = useRef<string[]>([]);
  const confirmedDuplicates = useRef<string[]>([]);
  /** This screen's attempt while its outcome is unknown. Another tab may resolve it and remove it from the log. */
  const unresolved = useRef<Attempt | undefined>(undefined);
  /** The commitment is made, and the next screen is on its way. A press now would ask about a second commitment. */
  const [leaving, setLeaving] = useState(false);

  const finish = ({ message, found, known }: SubmitSuccess, _: null, isOpen: boolean) => {
    const saved = savedDraft();
    // The investor may have entered another amount after submitting this one.
    const sent = saved?.amount === amount ? saved : null;
    const receipt = receiptOf({
      ...options,
      amount,
      commitment: found,
      known,
      sentTerms: sent?.sentTerms,
      payment: sent?.sentPayment ?? paymentFacts(payment),
      acknowledgement: draft.acknowledgement ?? sent?.acknowledgement,
    });
    if (sent) clearDraft(campaign.guid);
    showToast({ kind: 'success', message: message ?? 'Your commitment was received.' });
    afterCommitment();
    const opensNextScreen = isOpen && onCommitted !== undefined;
    receipts.add(receipt, !opensNextScreen);
    setLeaving(opensNextScreen);
    if (opensNextScreen) onCommitted(receipt.id);
    else onDraftChange();
  };

  const issuer = issuerOrCode(campaign);
  const { write, send, check, dispatch } = usePendingWrite(submissions, campaign.guid, {
    onDone: finish,
    unknownText: () =>
      `We don’t know yet whether your commitment to ${issuer} was made. Go back to the review to check.`,
    unsentText: `There is something to check before we submit your commitment to ${issuer}. Go back to the review.`,
  });

  /** Waits for anything that another tab submits to the same campaign, then does the work. */
  const withCampaignLock = <T>(work: () => Promise<T>) =>
    withTabLock(`submit:${investor}:${campaign.guid}`, work);

  const noteFailure = <F extends SubmitFailure | null>(failure: F): F => {
    if (failure?.kind === 'unconfirmed') notified.current.push(...failure.keys);
    if (failure && isUnknown(failure)) {
      unresolved.current = log.read().find(({ key }) => key === sentKey()) ?? unresolved.current;
      tellUnknown(log.read(), campaign);
    }
    return failure;
  };

  const submitFor = async (account: UserDetails) => {
    const outcome = await submitIfUnchanged(campaign, account, {
      draft: { ...draft, sentKey: sentKey() },
      log,
      notified: notified.current,
      confirmedDuplicates: confirmedDuplicates.current,
      onCampaign: (current) => mutate(campaignKey(campaign.guid), current, { revalidate: false }),
      onSending: (key) => saveSentKey(draft, key, termsOf(campaign), paymentFacts(payment)),
    });
    if (outcome.kind === 'done') return outcome;
    // The account may have changed since this screen loaded it, and that may be the reason of the refusal.
    if (outcome.kind === 'refused') void mutate((key) => isKeyOf(key, [userDetailsCall]));
    onDraftChange();
    return noteFailure(blockerAfterSubmit(outcome, log.read(), amount));
  };

  /** Looks up attempts until this tab's commitment is found or all are resolved. Sends no write. */
  const findCommitment = async (
    { accountId }: UserDetails,
    delaysMs: readonly number[],
    pressed: boolean,
  ): Promise<SubmitSuccess | SubmitFailure | null> => {
    const ownKey = sentKey();
    let others: readonly Commitment[] | null = null;
    const find = async () => {
      others = null;
      const commitments = await fetchAllCommitments(accountId, campaign);
      const found = resolveAttempts(log, ownKey, campaign.guid, commitments);
      others = found.others;
      const own = found.own ?? findRemoved(log, unresolved.current, campaign.guid, commitments);
      return own || found.unresolved.length === 0 ? { ...found, own } : null;
    };
    const outcome = await reconcile(find, delaysMs);
    const own = outcome.kind === 'done' ? outcome.found?.own : null;
    if (own) return { kind: 'done', message: null, ...own };
    return noteFailure(blockerAfterLookup({ others, unresolved: log.read(), amount, pressed }));
  };

  /** Looks up what is unresolved although the investor has not pressed Check again. */
  const lookUpUnresolved = (delaysMs: readonly number[]) => {
    if (!user || log.read().length === 0) return;
    const find = () => withCampaignLock(() => findCommitment(user, delaysMs, false));
    void check(null, find, { pressed: false });
  };

  const submitting = `Submitting your commitment of ${campaign.currencyCode} ${formatCentavos(amount)}. Keep this page open.`;
  const submit = () => {
    if (leaving) return;
    tellAcknowledged(campaign.guid, draft);
    if (!isUsable(payment))
      void send(null, async () =>
        noteFailure(blockerAfterSubmit({ kind: 'unavailable-payment' }, log.read(), amount)),
      );
    else if (user)
      void send(null, () => withLoading(submitting, () => withCampaignLock(() => submitFor(user))));
  };

  const isUnseen = write.kind === 'refused' && !write.seen;
  const [writeAtOpening] = useState(write);
  const hasWaited = isInFlight(writeAtOpening);
  // A reload, a return to this screen, or another tab may have left attempts. Unresolved attempts are looked up first.
  const recovered = useRef(false);
  useEffect(() => {
    if (recovered.current || !user || isInFlight(write)) return;
    recovered.current = true;
    if (hasWaited) {
      // Without a draft, the commitment was made, and the screen that sent it has stored the receipt.
      if (onCommitted && !savedDraft()) return onCommitted();
      onDraftChange();
    }
    if (isUnseen) dispatch({ type: 'seen' });
    // The screen that submitted was left meanwhile. Nothing was sent, because the investor had something to check first, and
    // a toast said so. This screen, perhaps of another amount, starts afresh, and Submit checks again.
    if ((hasWaited || isUnseen) && write.kind === 'refused' && write.failure.kind !== 'refused')
      dispatch({ type: 'dismissed' });
    // A submission that has just ended has already waited for its commitment.
    lookUpUnresolved(hasWaited ? [0] : lookupDelaysMs);
  });

  // A result that an earlier screen has shown is not shown again.
  const isOver = write === writeAtOpening && !isUnseen;
  const failure =
    !isOver && (write.kind === 'refused' || write.kind === 'unknown') ? write.failure : null;
  const duplicate = failure?.kind === 'duplicate' ? failure.commitment : null;
  return {
    submit,
    check: () => {
      if (!user) return;
      void check(null, () =>
        withLoading(checking, () => withCampaignLock(() => findCommitment(user, [0], true))),
      );
    },
    busy: isInFlight(write) || leaving,
    leaving,
    lookingUp: write.kind === 'checking',
    checking: write.kind === 'checking' && write.pressed,
    blocker: failure?.kind === 'duplicate' ? null : failure,
    duplicate,
    answerDuplicate: (again: boolean) => {
      dispatch({ type: 'dismissed' });
      // The question has replaced the notice of an earlier attempt, whose outcome is still unknown.
      if (!again) return lookUpUnresolved([0]);
      if (!duplicate) return;
      confirmedDuplicates.current.push(duplicate.guid);
      submit();
    },
  };
}

/** Tells the platform's page the risk warning and the acknowledgement that the investor ticked. */
function tellAcknowledged(campaign: string, { acknowledgement }: InvestmentDraft): void {
  if (!acknowledgement) return;
  const { text, on } = acknowledgement;
  const { riskWarning: warning } = runtimeConfig();
  const value = { campaign, warning, text, time: new Date(on).toISOString() };
  tellOnce({ action: 'portal:risk-acknowledged', value }, `${campaign}:${on}`);
}
