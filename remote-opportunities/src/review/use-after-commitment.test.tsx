import { act, renderHook, waitFor } from '@testing-library/react';
import { useCampaigns } from '../campaign-data/use-campaign-lists';
import { useMyCommitments } from '../my-commitments/use-my-commitments';
import { usePendingReconfirmations } from '@investor-portal/shared/storage/pending-reconfirmations';
import { pageWrapper } from '@investor-portal/shared/testing/page-wrapper';
import { control, createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { useAfterCommitment } from './use-after-commitment';

it('refreshes the screen the investor went to while the commitment was being sent', async () => {
  const { commit } = await signIn();
  const { result } = renderHook(
    () => ({
      list: useCampaigns('newest'),
      mine: useMyCommitments(),
      afterCommitment: useAfterCommitment(),
    }),
    { wrapper: pageWrapper() },
  );
  const items = () => result.current.list.items;
  await waitFor(() => expect(items()).not.toHaveLength(0), { timeout: 10_000 });
  const open = items().find(({ isInvestmentActionAllowed }) => isInvestmentActionAllowed);
  if (!open) throw new Error('No campaign is open.');
  const raised = () => items().find(({ guid }) => guid === open.guid)?.totalRaisedAmount;
  const before = raised();
  await waitFor(() => expect(result.current.mine).toBeDefined());
  await act(() => commit(open, open.minAmountPerInvestor ?? 0));
  act(() => result.current.afterCommitment());
  await waitFor(() => expect(raised()).toBeGreaterThan(Number(before)), { timeout: 5_000 });
  await waitFor(() => expect(result.current.mine?.has(open.guid)).toBe(true));
});

it('reads the commitments to a campaign again once one of them has to be reconfirmed', async () => {
  const { commit } = await signIn();
  const { guid } = await createCampaign({ endsInHours: 240, minAmountPerInvestor: 1_000 });
  const id = await commit({ guid }, 10_000);
  const useBoth = () => ({ mine: useMyCommitments(), pending: usePendingReconfirmations() });
  const { result } = renderHook(useBoth, { wrapper: pageWrapper() });
  const reconfirm = () => result.current.mine?.get(guid.toLowerCase())?.reconfirm;
  await waitFor(() => expect(reconfirm()).toBe(false), { timeout: 5_000 });
  await control(`campaigns/${guid}/material-change`, {
    sharePrice: 90,
    reconfirmWithinSeconds: 7_200,
  });
  const found = { id, campaign: guid, issuer: '', until: null, deadline: '' };
  act(() => result.current.pending.save([found]));
  expect(reconfirm()).toBe(false);
  await waitFor(() => expect(reconfirm()).toBe(true), { timeout: 5_000 });
});
