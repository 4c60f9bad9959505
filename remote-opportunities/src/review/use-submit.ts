import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
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
import { campaignKey } from '../campaign/use-campaign';
import {
  clearDraft,
  keepSentKey,
  readDraft,
  type InvestmentDraft,
} from '../invest/investment-draft';
import { receiptOf } from '../receipt/receipt';
import { stateWith } from '../receipt/receipt-in-history';
import { attemptLog, type Attempt } from './attempts';
import { commit, type Outcome } from './commit';
import { inTurn } from './in-turn';
import { lookUpPauses, newestCommitments } from './look-up';
import { newCommitment } from './new-commitment';
import { singleFlight, inFlight } from './single-flight';
import { preflight } from './preflight';
import { reconcileUntilFound, type Made } from './reconcile';
import { useAfterCommitment } from './use-after-commitment';

/** What stands between Submit and a commitment; shown beside the button. */
export type SubmitBlocker =
  /** Only EVLT proceeds (spec §5 'Review'). */
  | { kind: 'unavailable-payment' }
  /** The terms moved between the screen and the press. */
  | { kind: 'changed' }
  /** An attempt is unresolved, and there is no commitment of it so far. `same`: of the amount on the screen. */
  | { kind: 'unconfirmed'; same: boolean }
  /** An attempt is unresolved, and the commitments could not be read. */
  | { kind: 'unreadable' }
  /** An attempt of another tab, or of one that was closed, turned out to be made. */
  | { kind: 'made-earlier'; commitment: Commitment };

interface SubmitScreen {
  campaign: Campaign;
  draft: InvestmentDraft;
  payment: PaymentOption;
  user: UserDetails | undefined;
  /** The kept draft has changed. */
  onKept: () => void;
}

/** Submits a commitment, one at a time; MACHINE.md draws the states. */
export function useSubmit({ campaign, draft, payment, user, onKept }: SubmitScreen) {
  const { investor } = draft;
  const log = attemptLog(investor, campaign.guid);
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const afterCommitment = useAfterCommitment();
  const [busy, setBusy] = useState(false);
  const [blocker, setBlocker] = useState<SubmitBlocker | null>(null);
  // A commitment of this amount that stands already: another one is made only if the investor says so.
  const [duplicate, setDuplicate] = useState<Commitment | null>(null);
  const told = useRef(new Set<string>());
  const acknowledged = useRef(new Set<string>());

  const tell = (attempt: Attempt) => {
    told.current.add(attempt.key);
    setBlocker({ kind: 'unconfirmed', same: attempt.amount === draft.amount });
  };

  const succeed = (made: Made) => {
    const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
    const receipt = receiptOf(made, campaign, payment, { owner: investor, investor: name });
    clearDraft(campaign.guid);
    showToast({ kind: 'success', message: made.message || 'Your commitment was received.' });
    afterCommitment();
    void navigate(paths.opportunities, { state: stateWith(receipt), replace: true });
  };

  const conclude = (outcome: Outcome) => {
    if (outcome.kind === 'made') return succeed(outcome);
    onKept();
    if (outcome.kind === 'duplicate') return setDuplicate(outcome.commitment);
    if (outcome.kind === 'unresolved') return tell(outcome.attempt);
    showToast({ kind: 'failure', message: outcome.message });
    if (outcome.kind === 'refused') return;
    if (!outcome.looked) return setBlocker({ kind: 'unreadable' });
    for (const attempt of log.read()) if (attempt.amount === draft.amount) tell(attempt);
  };

  /** Once in this page, and after whatever another tab submits to the same campaign. */
  const alone = async (work: () => Promise<void>) => {
    if (inFlight(campaign.guid)) return;
    setBusy(true);
    setBlocker(null);
    try {
      const turn = `submit:${investor}:${campaign.guid}`;
      await singleFlight(campaign.guid, () => withLoading(() => inTurn(turn, work)));
    } finally {
      setBusy(false);
    }
  };

  const submit = () =>
    alone(async () => {
      if (payment.providerCode !== walletProviderCode)
        return setBlocker({ kind: 'unavailable-payment' });
      if (!user) return;
      try {
        const checked = await preflight(campaign, draft);
        await mutate(campaignKey(campaign.guid), checked.campaign, { revalidate: false });
        if (checked.kind === 'changed') return setBlocker({ kind: 'changed' });
        // Kept now: what is on the screen may be older than what another screen has sent.
        const { sentKey } = readDraft(investor, campaign.guid) ?? draft;
        const outcome = await commit({
          draft: { ...draft, sentKey },
          payload: newCommitment(checked.campaign, user, draft.amount),
          log,
          told: told.current,
          acknowledged: acknowledged.current,
          onSending: (key) => keepSentKey(draft, key),
        });
        conclude(outcome);
      } catch (error) {
        showToast({ kind: 'failure', message: messageOf(error) });
      }
    });

  /** Looks for what earlier attempts have made, after each pause until all are found; nothing is sent. */
  const check = (owner: UserDetails, pauses: readonly number[]) =>
    alone(async () => {
      try {
        const { sentKey } = readDraft(investor, campaign.guid) ?? draft;
        const reread = () => newestCommitments(owner.accountId);
        const found = await reconcileUntilFound(log, sentKey, campaign.guid, reread, pauses);
        if (found.own) return succeed(found.own);
        const [commitment] = found.others;
        if (commitment) setBlocker({ kind: 'made-earlier', commitment });
        for (const attempt of found.open) tell(attempt);
      } catch {
        setBlocker({ kind: 'unreadable' });
      }
    });

  // A reload, a way back, or another tab: what is unresolved is looked up before anything is offered.
  const recover = async (owner: UserDetails, isHere: () => boolean) => {
    const sending = inFlight(campaign.guid);
    if (sending) {
      setBusy(true);
      await sending;
      setBusy(false);
      // Made, and so forgotten: the screen that sent it leads to the list, and nothing here may lead away from there.
      if (!readDraft(investor, campaign.guid)) return;
      onKept();
    }
    if (log.read().length > 0 && isHere()) await check(owner, lookUpPauses);
  };

  const recovered = useRef(false);
  const here = useRef(true);
  useEffect(() => {
    if (recovered.current || !user) return;
    recovered.current = true;
    void recover(user, () => here.current);
  });
  useEffect(() => {
    // Set again: StrictMode runs an effect, its cleanup and the effect once more.
    here.current = true;
    return () => void (here.current = false);
  }, []);

  return {
    submit: () => void submit(),
    check: () => void (user && check(user, [0])),
    busy,
    blocker,
    duplicate,
    /** Answers whether a commitment beside `duplicate` is wanted. */
    answerDuplicate: (again: boolean) => {
      setDuplicate(null);
      if (!again || !duplicate) return;
      acknowledged.current.add(duplicate.guid);
      void submit();
    },
  };
}
