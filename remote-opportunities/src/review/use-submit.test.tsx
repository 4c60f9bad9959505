import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import useSWR, { SWRConfig } from 'swr';
import { userDetailsKey } from '@investor-portal/shared/hooks/use-user-details';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/partner';
import type { Centavos } from '@investor-portal/shared/rules/money';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { onToast, type Toast } from '@investor-portal/shared/session/toast';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import {
  control,
  createCampaign,
  createInvestor,
  useSandboxSession,
  type SandboxInvestor,
} from '@investor-portal/shared/testing/sandbox';
import { saveDraft, readDraft, type InvestmentDraft } from '../invest/investment-draft';
import { termsOf } from '../invest/terms';
import { readReceipt } from '../receipt/receipt-in-history';
import { attemptLog } from './attempts';
import { newestCommitments } from './look-up';
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
  await useSandboxSession(investor);
  user = await fetchUserDetails(investor.externalReferenceCode);
  campaign = await createCampaign({ minAmountPerInvestor: 1_000, maxAmountPerInvestor: 0 });
});

function intend(): InvestmentDraft {
  const amount = 5_000_00 as Centavos;
  const owner = investor.externalReferenceCode;
  const terms = termsOf(campaign);
  const draft = { investor: owner, campaignGuid: campaign.guid, amount, terms, sentKey: null };
  saveDraft(draft);
  return draft;
}

/** What a tab that is gone has left unresolved. */
function leave(attempt: { amount: Centavos; known: string[] }): void {
  const log = attemptLog(investor.externalReferenceCode, campaign.guid);
  log.keep({ key: 'k', sentAt: Date.now(), ...attempt });
}

/** The review in a development build, which mounts everything twice. */
function review(
  draft: InvestmentDraft,
  payment: Parameters<typeof useSubmit>[0]['payment'] = wallet,
  { watched, onKept = () => undefined }: { watched?: 'wallet'; onKept?: () => void } = {},
) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/review']}>
      <SWRConfig value={{ shouldRetryOnError: false }}>{children}</SWRConfig>
    </MemoryRouter>
  );
  const { result, unmount } = renderHook(
    () => ({
      ...useSubmit({ campaign, draft, payment, user, onKept }),
      location: useLocation(),
      way: useNavigationType(),
      wallet: useSWR(watched ? [userDetailsKey, draft.investor] : null, ([, id]) =>
        fetchUserDetails(id),
      ).data?.walletDetails?.balance,
    }),
    { wrapper, reactStrictMode: true },
  );
  const receipt = () => readReceipt(result.current.location.state, investor.externalReferenceCode);
  return { result, receipt, unmount };
}

let toasts: Toast[] = [];
let quiet: () => void;
beforeEach(() => {
  toasts = [];
  quiet = onToast((toast) => toasts.push(toast));
});
afterEach(() => quiet());

const amounts = async () =>
  (await newestCommitments(investor.accountId)).map((made) => made.commitmentAmount);

describe('§4 submit', () => {
  it('commits once however often it is pressed, and leads to the list with the receipt', async () => {
    const { result, receipt } = review(intend(), wallet, { watched: 'wallet' });
    act(() => {
      result.current.submit();
      result.current.submit();
    });
    await act(async () => undefined);
    expect(result.current.busy).toBe(true);
    await waitFor(() => expect(receipt()).toMatchObject({ amount: 5_000 }));
    expect(await amounts()).toEqual([5_000]);
    expect(result.current.way).toBe('REPLACE');
    await waitFor(() => expect(result.current.wallet).toBe(95_000));
    expect(readDraft(investor.externalReferenceCode, campaign.guid)).toBeNull();
  });

  it('waits, when it opens again, for what is under way, and looks up what became of it', async () => {
    const draft = intend();
    const left = review(draft);
    const { externalReferenceCode } = investor;
    const noLook = { call: 'commitments', after: 1, times: 3, status: 400 };
    await control('faults', { ...noLook, externalReferenceCode });
    await control('faults', { call: 'invest', externalReferenceCode, times: 1, loseAnswer: true });
    act(() => left.result.current.submit());
    left.unmount();
    const { receipt } = review(draft);
    await waitFor(() => expect(receipt()).toMatchObject({ amount: 5_000 }));
    expect(left.receipt()).toBeNull();
    expect(await amounts()).toEqual([5_000]);
    expect(toasts.at(-1)).toEqual({ kind: 'success', message: 'Your commitment was received.' });
  });

  it('says so where neither an answer nor the commitments can be read', async () => {
    const { externalReferenceCode } = investor;
    const noLook = { call: 'commitments', after: 1, times: 3, status: 400 };
    await control('faults', { ...noLook, externalReferenceCode });
    await control('faults', { call: 'invest', externalReferenceCode, times: 1, status: 503 });
    const { result } = review(intend());
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.blocker).toEqual({ kind: 'unreadable' }));
  });

  it('leaves the way to the list to the screen that has sent it, when it opens again meanwhile', async () => {
    const draft = intend();
    const left = review(draft);
    act(() => left.result.current.submit());
    left.unmount();
    const onKept = jest.fn();
    const { result } = review(draft, wallet, { onKept });
    await waitFor(() => expect(result.current.busy).toBe(true));
    await waitFor(() => expect(result.current.busy).toBe(false));
    expect(readDraft(investor.externalReferenceCode, campaign.guid)).toBeNull();
    expect(onKept).not.toHaveBeenCalled();
  });

  it.each([
    [5_000_00, true],
    [6_000_00, false],
  ])('tells of an unresolved attempt of %i centavos', async (amount, same) => {
    leave({ amount: amount as Centavos, known: [] });
    const { result } = review(intend());
    await waitFor(() => expect(result.current.blocker).toEqual({ kind: 'unconfirmed', same }));
  });

  it('tells that the attempt of a closed tab was made, and asks before another one', async () => {
    const { commitment } = await control('commitments', {
      externalReferenceCode: investor.externalReferenceCode,
      campaignGuid: campaign.guid,
      amount: 5_000,
    }).then(async () => ({ commitment: (await newestCommitments(investor.accountId))[0] }));
    leave({ amount: 5_000_00 as Centavos, known: [] });
    const { result, receipt } = review(intend());
    await waitFor(() => expect(result.current.blocker).toMatchObject({ kind: 'made-earlier' }));
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

  it('finds on request what arrived late', async () => {
    leave({ amount: 5_000_00 as Centavos, known: [] });
    const { result } = review(intend());
    await waitFor(() => expect(result.current.blocker).toMatchObject({ kind: 'unconfirmed' }));
    await control('commitments', {
      externalReferenceCode: investor.externalReferenceCode,
      campaignGuid: campaign.guid,
      amount: 5_000,
    });
    act(() => result.current.check());
    await waitFor(() => expect(result.current.blocker).toMatchObject({ kind: 'made-earlier' }));
  });

  it('sends nothing when the campaign is not what is on the screen', async () => {
    campaign = { ...campaign, sharePrice: (campaign.sharePrice ?? 0) + 1 };
    const { result } = review(intend());
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.blocker).toEqual({ kind: 'changed' }));
    expect(await amounts()).toEqual([]);
  });

  it('sends nothing by another way to pay than the wallet', async () => {
    const { result } = review(intend(), { ...wallet, providerCode: 'BANK' });
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.blocker).toEqual({ kind: 'unavailable-payment' }));
    expect(await amounts()).toEqual([]);
  });
});
