import { act, renderHook, waitFor } from '@testing-library/react';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import { loadingAtom } from '@investor-portal/shared/session/loading';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { readDraft, saveDraft, type InvestmentDraft } from '../investment-draft/investment-draft';
import { paymentFacts } from '../offering/amount';
import { termsOf } from '../offering/terms';
import { useReceipts } from '../receipt/receipt';
import { pageWrapper } from '@investor-portal/shared/testing/page-wrapper';
import { recordFacts } from '@investor-portal/shared/testing/record-facts';
import { recordToasts } from '@investor-portal/shared/testing/record-toasts';
import {
  amounts,
  campaign,
  submitElsewhere,
  enterAmount,
  fail,
  investor,
  log,
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
function renderReview(changes: Partial<InvestmentDraft> = {}) {
  let led: string | undefined;
  const draft = { ...enterAmount(5_000), ...changes };
  saveDraft(draft);
  const options = { draft, payment: wallet, user, onDraftChange: () => {} };
  const { result, unmount } = renderHook(
    () => ({
      ...useSubmit({ ...options, campaign, onCommitted: (id) => (led = id) }),
      ...useReceipts(),
      // The host's frame reads the wallet too.
      balance: useUserDetails().data?.walletDetails?.balance,
    }),
    { wrapper: pageWrapper(), reactStrictMode: true },
  );
  // The receipt that the review passes to the list.
  const receipt = () => result.current.receipts.find(({ id }) => id === led);
  const submit = () => act(() => result.current.submit());
  const answer = async (again: boolean) => {
    await waitFor(() => expect(result.current.duplicate).not.toBeNull());
    act(() => result.current.answerDuplicate(again));
  };
  const expectBlocker = (blocker: object) =>
    waitFor(() => expect(result.current.blocker).toMatchObject(blocker));
  const expectReceipt = (made: object = { amount: 5_000 }) =>
    waitFor(() => expect(receipt()).toMatchObject(made));
  return { result, receipt, unmount, submit, answer, expectBlocker, expectReceipt };
}

/** The commitment is made, and neither its response nor the commitments can be read. */
async function loseOutcome(fault: object = { loseResponse: true }) {
  await fail('commitments', { after: 1, times: 3, status: 400 });
  await fail('invest', { times: 1, ...fault });
}

describe('§4 submit', () => {
  it('commits once however often it is pressed, and goes on with the receipt', async () => {
    const { result, submit, expectReceipt } = renderReview();
    act(() => {
      result.current.submit();
      result.current.submit();
    });
    await act(async () => undefined);
    expect(result.current.busy).toBe(true);
    await expectReceipt();
    await waitFor(() => expect(result.current.balance).toBe(95_000));
    expect(readDraft(investor.externalReferenceCode, campaign.guid)).toBeNull();
    // The list is still loading, so the review is shown a moment longer.
    expect(result.current.busy).toBe(true);
    submit();
    expect(store.get(loadingAtom)).toBe(false);
    expect(await amounts()).toEqual([5_000]);
  });

  it('waits for a running submission when it opens again, and looks up the outcome', async () => {
    const previous = renderReview();
    await loseOutcome();
    previous.submit();
    previous.unmount();
    await renderReview().expectReceipt();
    expect(previous.receipt()).toBeUndefined();
    expect(await amounts()).toEqual([5_000]);
    expect(toasts.at(-1)).toEqual({ kind: 'success', message: 'Your commitment was received.' });
  });

  it('tells the investor that nothing can be read, and finds its commitment after another tab has found it', async () => {
    const serverMessage = 'Maintenance until 6 PM.';
    const response = { status: 503, body: JSON.stringify({ exception: serverMessage }) };
    await loseOutcome({ response, afterWork: true });
    const { result, submit, expectBlocker, expectReceipt } = renderReview();
    submit();
    await expectBlocker({ kind: 'unreadable', serverMessage });
    const sent = { sentTerms: termsOf(campaign), sentPayment: paymentFacts(wallet) };
    expect(readDraft(investor.externalReferenceCode, campaign.guid)).toMatchObject(sent);
    expect(toasts).toEqual([]);
    for (const { key } of log().read()) log().remove(key);
    act(() => result.current.check());
    await expectReceipt();
    expect(await amounts()).toEqual([5_000]);
  });

  it('tells the investor that a closed tab committed, and asks before another commitment', async () => {
    await submitElsewhere(5_000);
    saveAttempt({ key: 'k', amount: 5_000 });
    const { submit, answer, expectBlocker, expectReceipt } = renderReview();
    await expectBlocker({ kind: 'committed-earlier' });
    submit();
    await answer(false);
    expect(await amounts()).toEqual([5_000]);
    submit();
    await answer(true);
    await expectReceipt();
    expect(await amounts()).toEqual([5_000, 5_000]);
  });

  it('keeps an earlier outcome unknown when the investor does not commit again', async () => {
    await submitElsewhere(5_000);
    saveAttempt({ key: 'lost', amount: 3_000 });
    const { submit, answer, expectBlocker } = renderReview();
    const unknown = { kind: 'unconfirmed', keys: ['lost'] };
    await expectBlocker(unknown);
    submit();
    await answer(false);
    await expectBlocker(unknown);
    expect(await amounts()).toEqual([5_000]);
  });

  it('writes the receipt of a recovered commitment with the terms and the payment option of its sending', async () => {
    saveAttempt({ key: 'k', amount: 5_000 });
    await submitElsewhere(5_000);
    const sentTerms = { ...termsOf(campaign), sharePrice: 12.5 };
    const sentPayment = { label: 'Sent with this', fee: 5 };
    const { expectReceipt } = renderReview({ sentKey: 'k', sentTerms, sentPayment });
    await expectReceipt({ amount: 5_000, sharePrice: 12.5, payment: 'Sent with this', fee: 5 });
    expect(await amounts()).toEqual([5_000]);
  });

  it('tells the platform what the investor submits with, and of an outcome that is unknown and then found, once each', async () => {
    const toldFacts = recordFacts();
    await loseOutcome();
    const text = 'I understand.';
    const acknowledgement = { text, on: Date.parse('2026-03-01T02:03:04Z') };
    const review = renderReview({ acknowledgement });
    review.submit();
    await review.expectBlocker({ kind: 'unreadable' });
    act(() => review.result.current.check());
    await review.expectReceipt();
    const { guid } = campaign;
    const { riskWarning: warning } = runtimeConfig();
    const acknowledged = { campaign: guid, warning, text, time: '2026-03-01T02:03:04.000Z' };
    const sent = { campaign: guid, amount: 5_000, currency: 'PHP' };
    const found = { ...sent, guid: review.receipt()?.commitmentGuid };
    const told = await toldFacts();
    expect(told).toEqual([
      { action: 'portal:risk-acknowledged', value: acknowledged },
      { action: 'portal:commitment-unknown', value: sent },
      { action: 'portal:commitment-submitted', value: found },
    ]);
    expect(JSON.stringify(told)).not.toContain(investor.externalReferenceCode);
  });

  it('keeps the reason when the campaign cannot be loaded, and sends nothing', async () => {
    const message = 'No campaigns today.';
    await fail('campaign', { times: 1, status: 400, message });
    const { submit, expectBlocker } = renderReview();
    submit();
    await expectBlocker({ kind: 'refused', message });
    expect(await amounts()).toEqual([]);
  });
});
