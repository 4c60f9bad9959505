import { act, renderHook, waitFor } from '@testing-library/react';
import useSWR from 'swr';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import {
  fetchUserDetails,
  userDetailsCall,
} from '@investor-portal/shared/partner-api/contract/partner';
import { loadingAtom } from '@investor-portal/shared/session/loading';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { readDraft, saveDraft, type InvestmentDraft } from '../investment-draft/investment-draft';
import { paymentFacts } from '../offering/amount';
import { termsOf } from '../offering/terms';
import { useReceipts } from '../receipt/use-receipts';
import { pageWrapper } from '@investor-portal/shared/testing/page-wrapper';
import { recordFacts } from '@investor-portal/shared/testing/record-facts';
import { messagesArrived } from '@investor-portal/shared/testing/window-messages';
import { recordToasts } from '@investor-portal/shared/testing/record-toasts';
import { attemptLog } from './attempts';
import {
  amounts,
  campaign,
  submitElsewhere,
  enterAmount,
  fail,
  investor,
  saveAttempt,
  setUpSubmissions,
  wallet,
} from './testing/submission';
import { useSubmit } from './use-submit';

setUpSubmissions();
const toasts = recordToasts();
let user: UserDetails;
beforeEach(async () => void (user = await fetchUserDetails(investor.externalReferenceCode)));

/** Renders the review of PHP 5,000 in StrictMode, which mounts everything twice. */
function renderReview({
  readsWallet = false,
  ...changes
}: { readsWallet?: boolean } & Partial<InvestmentDraft> = {}) {
  let led: string | undefined;
  const draft = { ...enterAmount(5_000), ...changes };
  saveDraft(draft);
  const options = {
    draft,
    payment: wallet,
    user,
    onDraftChange: () => {},
  };
  const { result, unmount } = renderHook(
    () => ({
      ...useSubmit({ ...options, campaign, onCommitted: (id) => (led = id) }),
      ...useReceipts(),
      balance: useSWR(
        readsWallet ? dataKey(userDetailsCall, options.draft.investor) : null,
        ([, , id = '']) => fetchUserDetails(id),
      ).data?.walletDetails?.balance,
    }),
    { wrapper: pageWrapper(), reactStrictMode: true },
  );
  // The receipt that the review passes to the list.
  const receipt = () => result.current.receipts.find(({ id }) => id === led);
  return { result, receipt, unmount };
}

describe('§4 submit', () => {
  it('commits once however often it is pressed, and goes on with the receipt', async () => {
    const { result, receipt } = renderReview({ readsWallet: true });
    act(() => {
      result.current.submit();
      result.current.submit();
    });
    await act(async () => undefined);
    expect(result.current.busy).toBe(true);
    await waitFor(() => expect(receipt()).toMatchObject({ amount: 5_000 }));
    await waitFor(() => expect(result.current.balance).toBe(95_000));
    expect(readDraft(investor.externalReferenceCode, campaign.guid)).toBeNull();
    // The list is still loading, so the review is shown a moment longer.
    expect(result.current.busy).toBe(true);
    act(() => result.current.submit());
    expect(store.get(loadingAtom)).toBe(false);
    expect(await amounts()).toEqual([5_000]);
  });

  it('waits for a running submission when it opens again, and looks up the outcome', async () => {
    const previous = renderReview();
    await fail('commitments', { after: 1, times: 3, status: 400 });
    await fail('invest', { times: 1, loseResponse: true });
    act(() => previous.result.current.submit());
    previous.unmount();
    const { receipt } = renderReview();
    await waitFor(() => expect(receipt()).toMatchObject({ amount: 5_000 }));
    expect(previous.receipt()).toBeUndefined();
    expect(await amounts()).toEqual([5_000]);
    expect(toasts.at(-1)).toEqual({ kind: 'success', message: 'Your commitment was received.' });
  });

  it('tells the investor when neither the response nor the commitments can be read', async () => {
    await fail('commitments', { after: 1, times: 3, status: 400 });
    await fail('invest', { times: 1, status: 503, message: 'Maintenance until 6 PM.' });
    const { result } = renderReview();
    act(() => result.current.submit());
    const serverMessage = 'Maintenance until 6 PM.';
    await waitFor(() =>
      expect(result.current.blocker).toEqual({ kind: 'unreadable', serverMessage }),
    );
    const saved = readDraft(investor.externalReferenceCode, campaign.guid);
    expect(saved).toMatchObject({
      sentTerms: termsOf(campaign),
      sentPayment: paymentFacts(wallet),
    });
    expect(toasts).toEqual([]);
  });

  it('tells the investor that a closed tab committed, and asks before another commitment', async () => {
    await submitElsewhere(5_000);
    saveAttempt({ key: 'k', amount: 5_000 });
    const { result, receipt } = renderReview();
    await waitFor(() =>
      expect(result.current.blocker).toMatchObject({ kind: 'committed-earlier' }),
    );
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.duplicate).not.toBeNull());
    act(() => result.current.answerDuplicate(false));
    expect(await amounts()).toEqual([5_000]);
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.duplicate).not.toBeNull());
    act(() => result.current.answerDuplicate(true));
    await waitFor(() => expect(receipt()).toMatchObject({ amount: 5_000 }));
    expect(await amounts()).toEqual([5_000, 5_000]);
  });

  it('keeps an earlier outcome unknown when the investor does not commit again', async () => {
    await submitElsewhere(5_000);
    saveAttempt({ key: 'lost', amount: 3_000 });
    const { result } = renderReview();
    const unknown = { kind: 'unconfirmed', keys: ['lost'] };
    await waitFor(() => expect(result.current.blocker).toMatchObject(unknown));
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.duplicate).not.toBeNull());
    act(() => result.current.answerDuplicate(false));
    await waitFor(() => expect(result.current.blocker).toMatchObject(unknown));
  });

  it('writes the receipt of a recovered commitment with the terms and the payment option of its sending', async () => {
    saveAttempt({ key: 'k', amount: 5_000 });
    await submitElsewhere(5_000);
    const sentTerms = { ...termsOf(campaign), sharePrice: 12.5 };
    const sentPayment = { label: 'Sent with this', fee: 5 };
    const { receipt } = renderReview({ sentKey: 'k', sentTerms, sentPayment });
    const sent = { amount: 5_000, sharePrice: 12.5, payment: 'Sent with this', fee: 5 };
    await waitFor(() => expect(receipt()).toMatchObject(sent));
  });

  it('finds its commitment after another tab has found it', async () => {
    await fail('commitments', { after: 1, times: 3, status: 400 });
    await fail('invest', { times: 1, loseResponse: true });
    const { result, receipt } = renderReview();
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.blocker).toMatchObject({ kind: 'unreadable' }));
    const log = attemptLog(investor.externalReferenceCode, campaign.guid);
    for (const { key } of log.read()) log.remove(key);
    act(() => result.current.check());
    await waitFor(() => expect(receipt()).toMatchObject({ amount: 5_000 }));
  });

  it('tells the platform what the investor submits with, and of an outcome that is unknown and then found, once each', async () => {
    const facts = recordFacts();
    await fail('commitments', { after: 1, times: 3, status: 400 });
    await fail('invest', { times: 1, loseResponse: true });
    const acknowledgement = { text: 'I understand.', on: Date.parse('2026-03-01T02:03:04Z') };
    const { result, receipt } = renderReview({ acknowledgement });
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.blocker).toMatchObject({ kind: 'unreadable' }));
    act(() => result.current.check());
    await waitFor(() => expect(receipt()).toMatchObject({ amount: 5_000 }));
    facts.restore();
    await messagesArrived();
    const sent = { campaign: campaign.guid, amount: 5_000, currency: 'PHP' };
    expect(facts.told).toEqual([
      {
        action: 'portal:risk-acknowledged',
        value: {
          campaign: campaign.guid,
          warning: runtimeConfig().riskWarning,
          text: 'I understand.',
          time: '2026-03-01T02:03:04.000Z',
        },
      },
      { action: 'portal:commitment-unknown', value: sent },
      {
        action: 'portal:commitment-submitted',
        value: { ...sent, guid: receipt()?.commitmentGuid },
      },
    ]);
    expect(JSON.stringify(facts.told)).not.toContain(investor.externalReferenceCode);
  });

  it('keeps the reason when the campaign cannot be loaded, and sends nothing', async () => {
    const message = 'No campaigns today.';
    await fail('campaign', { times: 1, status: 400, message });
    const { result } = renderReview();
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.blocker).toMatchObject({ kind: 'refused', message }));
    expect(await amounts()).toEqual([]);
  });
});
