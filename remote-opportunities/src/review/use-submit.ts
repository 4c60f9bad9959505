import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
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
import { forgetIntention, readIntention, type Intention } from '../invest/intention';
import { commit, settle, type Outcome } from './commit';
import { newCommitment } from './new-commitment';
import { oneAtATime, underWay } from './one-at-a-time';
import { preflight } from './preflight';
import { receiptOf } from '../receipt/receipt';
import { stateWith } from '../receipt/receipt-in-history';
import { useAfterCommitment } from './use-after-commitment';

/** Why Submit has not led to a commitment; shown beside the button. */
export type Hindrance =
  /** Only EVLT proceeds (spec §5 'Review'). */
  | 'unavailable-payment'
  /** The terms moved between the screen and the press. */
  | 'changed'
  /** The answer was lost; there is no commitment so far. */
  | 'not-found'
  /** The same of a commitment of another amount: what would be submitted now is a second one. */
  | 'other-not-found'
  /** The answer was lost, and the commitments could not be read either. */
  | 'unreadable';

interface Submission {
  campaign: Campaign;
  intention: Intention;
  payment: PaymentOption;
  user: UserDetails | undefined;
  /** The kept intention has changed. */
  onKept: () => void;
}

/** Submits a commitment, one at a time; MACHINE.md draws the states. */
export function useSubmit(submission: Submission) {
  const { campaign, intention, payment, user, onKept } = submission;
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const afterCommitment = useAfterCommitment();
  const [busy, setBusy] = useState(false);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const conclude = (outcome: Outcome) => {
    if (outcome.kind === 'made') {
      const investor = user ? `${user.firstName} ${user.lastName}`.trim() : '';
      const owner = intention.investor;
      const receipt = receiptOf(outcome, campaign, payment, { owner, investor });
      forgetIntention(campaign.guid);
      showToast({ kind: 'success', message: outcome.message || 'Your commitment was received.' });
      afterCommitment();
      void navigate(paths.opportunities, { state: stateWith(receipt), replace: true });
      return;
    }
    onKept();
    showToast({ kind: 'failure', message: outcome.message });
    if (outcome.kind === 'unknown') setHindrance(outcome.looked ? 'not-found' : 'unreadable');
  };

  const alone = async (work: () => Promise<void>) => {
    if (underWay(campaign.guid)) return;
    setBusy(true);
    setHindrance(null);
    try {
      await oneAtATime(campaign.guid, () => withLoading(work));
    } finally {
      setBusy(false);
    }
  };

  const submit = () =>
    alone(async () => {
      if (payment.providerCode !== walletProviderCode) {
        setHindrance('unavailable-payment');
        return;
      }
      if (!user) return;
      try {
        const checked = await preflight(campaign, intention);
        await mutate(campaignKey(campaign.guid), checked.campaign, { revalidate: false });
        if (checked.kind === 'changed') setHindrance('changed');
        else
          conclude(
            await commit(intention, newCommitment(checked.campaign, user, intention.amount)),
          );
      } catch (error) {
        showToast({ kind: 'failure', message: messageOf(error) });
      }
    });

  // A reload, or a way back, with an attempt whose outcome is open: looked up before anything is offered.
  const recover = async (isHere: () => boolean) => {
    const sending = underWay(campaign.guid);
    if (sending) {
      setBusy(true);
      await sending;
      setBusy(false);
      // Made, and so forgotten: the screen that sent it leads to the list, and nothing here may lead away from there.
      if (!readIntention(intention.investor, campaign.guid)) return;
      onKept();
    }
    const attempt = readIntention(intention.investor, campaign.guid)?.attempt;
    if (!attempt || !user || !isHere()) return;
    await alone(async () => {
      const outcome = await settle(intention, attempt, user.accountId);
      if (outcome.kind === 'made') conclude(outcome);
      else if (outcome.kind === 'unknown') setHindrance('unreadable');
      else setHindrance(attempt.amount === intention.amount ? 'not-found' : 'other-not-found');
    });
  };

  const recovered = useRef(false);
  const here = useRef(true);
  useEffect(() => {
    if (recovered.current || !user) return;
    recovered.current = true;
    void recover(() => here.current);
  });
  useEffect(() => {
    // Set again: StrictMode runs an effect, its cleanup and the effect once more.
    here.current = true;
    return () => void (here.current = false);
  }, []);

  return { submit: () => void submit(), busy, hindrance };
}
