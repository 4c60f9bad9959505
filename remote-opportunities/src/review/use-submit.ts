import { useEffect, useReducer, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useWithLoading } from '@investor-portal/shared/hooks/use-with-loading';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import {
  walletProviderCode,
  type PaymentOption,
} from '@investor-portal/shared/partner-api/contract/payments';
import {
  isUnknown,
  lookupDelaysMs,
  reconcile,
  type WriteRefusal,
} from '@investor-portal/shared/partner-api/settle-write';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { showToast } from '@investor-portal/shared/session/toast';
import { investorMemory } from '@investor-portal/shared/storage/investor-memory';
import { withAnswer } from '@investor-portal/shared/ui/ServerAnswer';
import { campaignKey } from '@investor-portal/shared/hooks/use-campaign';
import {
  clearDraft,
  readDraft,
  saveSentKey,
  type InvestmentDraft,
} from '../investment-draft/investment-draft';
import { receiptOf } from '../receipt/receipt';
import { useReceipts } from '../receipt/use-receipts';
import { attemptLog, fetchAllCommitments, resolveAttempts } from './attempts';
import { commitIfUnchanged, type CommitOutcome } from './commit';
import { inFlight, singleFlight, withTabLock } from './locks';
import { initialSubmitState, reduceSubmit, type SubmitOutcome } from './submit-state';
import { useAfterCommitment } from './use-after-commitment';

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

// Refusals that arrived after their screen was left, by campaign: the next one shows them.
const unseenRefusals = investorMemory<WriteRefusal>();
// The screens that would say that an outcome is unknown, by campaign.
const openScreens = new Map<string, number>();
const countScreen = (guid: string, by: 1 | -1) =>
  openScreens.set(guid, (openScreens.get(guid) ?? 0) + by);

/** Submits a commitment, one at a time: the effects of the machine that MACHINE.md draws and `reduceSubmit` is. */
export function useSubmit(options: SubmitOptions) {
  const { campaign, draft, payment, user, onDraftChange, onCommitted } = options;
  const { investor, amount } = draft;
  const log = attemptLog(investor, campaign.guid);
  const savedDraft = () => readDraft(investor, campaign.guid);
  const [{ step, notified, acknowledged }, dispatch] = useReducer(reduceSubmit, initialSubmitState);
  const { mutate } = useSWRConfig();
  const withLoading = useWithLoading();
  const receipts = useReceipts();
  const afterCommitment = useAfterCommitment();
  const mounted = useRef(true);

  const finish = ({ message, found, known }: Extract<CommitOutcome, { kind: 'done' }>) => {
    const leads = mounted.current && onCommitted !== undefined;
    const acknowledgement = draft.acknowledgement ?? savedDraft()?.acknowledgement;
    const receipt = receiptOf({
      campaign,
      payment,
      user,
      amount,
      commitment: found,
      known,
      acknowledgement,
    });
    // The investor may have entered another amount since.
    if (savedDraft()?.amount === amount) clearDraft(campaign.guid);
    showToast({ kind: 'success', message: message ?? 'Your commitment was received.' });
    afterCommitment();
    receipts.add({ ...receipt, unseen: !leads });
    if (leads) return onCommitted(receipt.id);
    onDraftChange();
  };

  const settle = (outcome: SubmitOutcome) => {
    if (outcome.kind === 'done') {
      dispatch({ type: 'submitted', outcome, unresolved: [], amount });
      return finish(outcome);
    }
    onDraftChange();
    const unresolved = log.read();
    // Nothing is called failed while an attempt may still arrive.
    const refused = outcome.kind === 'refused' && unresolved.length === 0;
    if (refused) showToast({ kind: 'failure', message: outcome.message });
    if (mounted.current) return dispatch({ type: 'submitted', outcome, unresolved, amount });
    // The investor is told where they went; a screen that they open later looks up an outcome that is unknown.
    if (refused) return void unseenRefusals.set(campaign.guid, outcome);
    const unknown = isUnknown(outcome) || outcome.kind === 'refused';
    if (unknown && openScreens.get(campaign.guid)) return;
    const message = unknown
      ? withAnswer(
          `We don’t know yet whether your commitment to ${issuerNameOf(campaign)} was made. Go back to the review to check.`,
          unresolved.at(-1)?.answer,
        )
      : `We haven’t submitted your commitment to ${issuerNameOf(campaign)}: there is something to check first. Go back to the review.`;
    showToast({ kind: 'info', message });
  };

  /** Runs once in this page, after anything another tab submits to the same campaign. */
  const runExclusively = async (
    work: () => Promise<void>,
    show: typeof withLoading,
    checking = false,
  ) => {
    if (inFlight(campaign.guid)) return;
    dispatch({ type: 'started', checking });
    try {
      const lock = `submit:${investor}:${campaign.guid}`;
      await singleFlight(campaign.guid, () => show(() => withTabLock(lock, work)));
    } finally {
      dispatch({ type: 'ended' });
    }
  };

  const send = (account: UserDetails, confirmed: readonly string[]): Promise<SubmitOutcome> => {
    // Read again: another screen may have sent it since this one opened.
    const { sentKey } = savedDraft() ?? draft;
    return commitIfUnchanged(campaign, account, {
      draft: { ...draft, sentKey },
      log,
      notified,
      acknowledged: confirmed,
      onCampaign: (current) => mutate(campaignKey(campaign.guid), current, { revalidate: false }),
      onSending: (key) => saveSentKey(draft, key),
    });
  };

  const submit = async (confirmed = acknowledged) => {
    if (payment.providerCode !== walletProviderCode) return settle({ kind: 'unavailable-payment' });
    if (user) await runExclusively(async () => settle(await send(user, confirmed)), withLoading);
  };

  /** Looks for the commitments of earlier attempts after each delay until all are found. Sends nothing. */
  const check = ({ accountId }: UserDetails, delaysMs: readonly number[], pressed = false) =>
    runExclusively(
      async () => {
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
        if (own) return finish({ kind: 'done', message: null, ...own });
        dispatch({ type: 'looked-up', others, unresolved: log.read(), amount, pressed });
      },
      pressed ? withLoading : (work) => work(),
      pressed,
    );

  // After a reload, a return to this screen, or in another tab: unresolved attempts are looked up first.
  const recover = async (account: UserDetails) => {
    const submission = inFlight(campaign.guid);
    if (submission) {
      dispatch({ type: 'started' });
      await submission;
      dispatch({ type: 'ended' });
      if (!mounted.current) return;
      // No draft means it was committed, and that the screen that sent it has kept the receipt.
      if (onCommitted && !savedDraft()) return onCommitted();
      onDraftChange();
    }
    const outcome = unseenRefusals.get(campaign.guid);
    unseenRefusals.delete(campaign.guid);
    if (outcome) dispatch({ type: 'submitted', outcome, unresolved: log.read(), amount });
    // A submission that has just ended has waited for its commitment itself.
    if (log.read().length > 0) await check(account, submission ? [0] : lookupDelaysMs);
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
    countScreen(campaign.guid, 1);
    return () => {
      mounted.current = false;
      countScreen(campaign.guid, -1);
    };
  }, [campaign.guid]);

  return {
    submit: () => void submit(),
    check: () => void (user && check(user, [0], true)),
    busy: step.kind === 'submitting',
    /** The investor checks again. */
    checking: step.kind === 'submitting' && step.checking === true,
    blocker: step.kind === 'blocked' ? step.blocker : null,
    duplicate: step.kind === 'asking' ? step.commitment : null,
    /** Answers whether to make another commitment beside `duplicate`. */
    answerDuplicate: (again: boolean) => {
      dispatch({ type: 'answered', again });
      if (again && step.kind === 'asking') void submit([...acknowledged, step.commitment.guid]);
    },
  };
}
