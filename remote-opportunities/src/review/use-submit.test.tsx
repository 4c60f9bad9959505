import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { userDetailsKey } from '@investor-portal/shared/hooks/user-details-key';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/partner';
import type { Centavos } from '@investor-portal/shared/rules/money';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { onToast, type Toast } from '@investor-portal/shared/session/toast';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import {
  control,
  createCampaign,
  createInvestor,
  startSandboxSession,
  type SandboxInvestor,
} from '@investor-portal/shared/testing/sandbox';
import { readDraft, saveDraft, type InvestmentDraft } from '../investment-draft/investment-draft';
import { termsOf } from '../offering/terms';
import { useReceipts } from '../receipt/use-receipts';
import { attemptLog, fetchAllCommitments } from './attempts';
import { useSubmit } from './use-submit';

const wallet = {
  productGuid: 'p-1',
  providerCode: 'EVLT',
  providerName: 'E-Wallet',
  productName: 'Investor Cash Account',
};

let investor: SandboxInvestor;
let user: UserDetails;
let campaign: Campaign;
beforeEach(async () => {
  investor = await createInvestor('Premium', { balance: 100_000 });
  await startSandboxSession(investor);
  user = await fetchUserDetails(investor.externalReferenceCode);
  campaign = await createCampaign({ minAmountPerInvestor: 1_000, maxAmountPerInvestor: 0 });
});

function enterAmount(): InvestmentDraft {
  const amount = 5_000_00 as Centavos;
  const owner = investor.externalReferenceCode;
  const terms = termsOf(campaign);
  const draft = { investor: owner, campaignGuid: campaign.guid, amount, terms, sentKey: null };
  saveDraft(draft);
  return draft;
}

/** Saves the unresolved attempt of a closed tab. */
function saveAttempt(attempt: { amount: Centavos; known: string[] }): void {
  const log = attemptLog(investor.externalReferenceCode, campaign.guid);
  log.save({ key: 'k', sentAt: Date.now(), ...attempt });
}

/** The review in StrictMode, which mounts everything twice. */
function renderReview(
  draft: InvestmentDraft,
  payment: Parameters<typeof useSubmit>[0]['payment'] = wallet,
  { watched }: { watched?: 'wallet' } = {},
) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ shouldRetryOnError: false }}>{children}</SWRConfig>
  );
  let led: string | undefined;
  const options = { campaign, draft, payment, user, onDraftChange: () => undefined };
  const { result, unmount } = renderHook(
    () => ({
      ...useSubmit({ ...options, onCommitted: (id) => (led = id) }),
      ...useReceipts(),
      wallet: useSWR(watched ? [userDetailsKey, draft.investor] : null, ([, id]) =>
        fetchUserDetails(id),
      ).data?.walletDetails?.balance,
    }),
    { wrapper, reactStrictMode: true },
  );
  // The receipt that the investor is led to the list with.
  const receipt = () => result.current.receipts.find(({ id }) => id === led);
  return { result, receipt, unmount };
}

let toasts: Toast[] = [];
let unsubscribe: () => void;
beforeEach(() => {
  toasts = [];
  unsubscribe = onToast((toast) => toasts.push(toast));
});
afterEach(() => unsubscribe());

const amounts = async () =>
  (await fetchAllCommitments(investor.accountId)).map((each) => each.commitmentAmount);

describe('§4 submit', () => {
  it('commits once however often it is pressed, and goes on with the receipt', async () => {
    const { result, receipt } = renderReview(enterAmount(), wallet, { watched: 'wallet' });
    act(() => {
      result.current.submit();
      result.current.submit();
    });
    await act(async () => undefined);
    expect(result.current.busy).toBe(true);
    await waitFor(() => expect(receipt()).toMatchObject({ amount: 5_000 }));
    await waitFor(() => expect(result.current.wallet).toBe(95_000));
    expect(readDraft(investor.externalReferenceCode, campaign.guid)).toBeNull();
    expect(await amounts()).toEqual([5_000]);
  });

  it('waits for a running submission when it opens again, and looks up the outcome', async () => {
    const draft = enterAmount();
    const previous = renderReview(draft);
    const { externalReferenceCode } = investor;
    const failedLookUps = { call: 'commitments', after: 1, times: 3, status: 400 };
    await control('faults', { ...failedLookUps, externalReferenceCode });
    await control('faults', {
      call: 'invest',
      externalReferenceCode,
      times: 1,
      loseResponse: true,
    });
    act(() => previous.result.current.submit());
    previous.unmount();
    const { receipt } = renderReview(draft);
    await waitFor(() => expect(receipt()).toMatchObject({ amount: 5_000 }));
    expect(previous.receipt()).toBeUndefined();
    expect(await amounts()).toEqual([5_000]);
    expect(toasts.at(-1)).toEqual({ kind: 'success', message: 'Your commitment was received.' });
  });

  it('tells the investor when neither the response nor the commitments can be read', async () => {
    const { externalReferenceCode } = investor;
    const failedLookUps = { call: 'commitments', after: 1, times: 3, status: 400 };
    await control('faults', { ...failedLookUps, externalReferenceCode });
    const message = 'Down for a moment.';
    const fault = { call: 'invest', externalReferenceCode, times: 1, status: 503, message };
    await control('faults', fault);
    const { result } = renderReview(enterAmount());
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.blocker).toEqual({ kind: 'unreadable', message }));
    expect(toasts).toEqual([{ kind: 'failure', message }]);
  });

  it.each([
    [5_000_00, true],
    [6_000_00, false],
  ])('tells the investor of an unresolved attempt of %i centavos', async (amount, sameAmount) => {
    saveAttempt({ amount: amount as Centavos, known: [] });
    const { result } = renderReview(enterAmount());
    await waitFor(() =>
      expect(result.current.blocker).toEqual({ kind: 'unconfirmed', sameAmount }),
    );
  });

  it('tells the investor that a closed tab committed, and asks before another commitment', async () => {
    const { commitment } = await control('commitments', {
      externalReferenceCode: investor.externalReferenceCode,
      campaignGuid: campaign.guid,
      amount: 5_000,
    }).then(async () => ({ commitment: (await fetchAllCommitments(investor.accountId))[0] }));
    saveAttempt({ amount: 5_000_00 as Centavos, known: [] });
    const { result, receipt } = renderReview(enterAmount());
    await waitFor(() =>
      expect(result.current.blocker).toMatchObject({ kind: 'committed-earlier' }),
    );
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.duplicate?.guid).toBe(commitment?.guid));
    act(() => result.current.answerDuplicate(false));
    expect(await amounts()).toEqual([5_000]);
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.duplicate).not.toBeNull());
    act(() => result.current.answerDuplicate(true));
    await waitFor(() => expect(receipt()).toMatchObject({ amount: 5_000 }));
    expect(await amounts()).toEqual([5_000, 5_000]);
  });

  it('keeps the reason of a refusal after its toast, until the next attempt', async () => {
    const { externalReferenceCode } = investor;
    const message = 'Not this amount.';
    const fault = { call: 'invest', externalReferenceCode, times: 1, status: 422, message };
    await control('faults', fault);
    const { result, receipt } = renderReview(enterAmount());
    act(() => result.current.submit());
    const refused = { kind: 'refused', message, unresolved: false };
    await waitFor(() => expect(result.current.blocker).toEqual(refused));
    expect(toasts).toEqual([{ kind: 'failure', message }]);
    act(() => result.current.submit());
    await waitFor(() => expect(receipt()).toMatchObject({ amount: 5_000 }));
    expect(result.current.blocker).toBeNull();
  });

  it('keeps the reason when the campaign cannot be loaded, and sends nothing', async () => {
    const { externalReferenceCode } = investor;
    const message = 'No campaigns today.';
    const fault = { call: 'campaign', externalReferenceCode, times: 1, status: 400, message };
    await control('faults', fault);
    const { result } = renderReview(enterAmount());
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.blocker).toMatchObject({ kind: 'refused', message }));
    expect(await amounts()).toEqual([]);
  });

  it('finds a late commitment when the investor checks again', async () => {
    saveAttempt({ amount: 5_000_00 as Centavos, known: [] });
    const { result } = renderReview(enterAmount());
    await waitFor(() => expect(result.current.blocker).toMatchObject({ kind: 'unconfirmed' }));
    await control('commitments', {
      externalReferenceCode: investor.externalReferenceCode,
      campaignGuid: campaign.guid,
      amount: 5_000,
    });
    act(() => result.current.check());
    await waitFor(() =>
      expect(result.current.blocker).toMatchObject({ kind: 'committed-earlier' }),
    );
  });

  it('sends nothing when the campaign differs from the screen', async () => {
    campaign = { ...campaign, sharePrice: (campaign.sharePrice ?? 0) + 1 };
    const { result } = renderReview(enterAmount());
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.blocker).toEqual({ kind: 'changed' }));
    expect(await amounts()).toEqual([]);
  });

  it('sends nothing for a payment option other than the wallet', async () => {
    const { result } = renderReview(enterAmount(), { ...wallet, providerCode: 'BANK' });
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.blocker).toEqual({ kind: 'unavailable-payment' }));
    expect(await amounts()).toEqual([]);
  });
});
