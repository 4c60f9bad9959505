import { act, renderHook, waitFor } from '@testing-library/react';
import { useCampaigns } from '../campaign-data/use-campaign-lists';
import { useMyCommitments } from '../my-commitments/use-my-commitments';
import { pageWrapper } from '@investor-portal/shared/testing/page-wrapper';
import { control, createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { useAfterCommitment } from './use-after-commitment';

it('refreshes the screen the investor went to while the commitment was being sent', async () => {
  const { commit } = await signIn();
  const useList = () => ({
    ...useCampaigns('newest'),
    mine: useMyCommitments(),
    afterCommitment: useAfterCommitment(),
  });
  const { result } = renderHook(useList, { wrapper: pageWrapper() });
  const items = () => result.current.items;
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

it('reads the commitments again on a campaign’s screen, where one may have to be reconfirmed', async () => {
  const { commit } = await signIn();
  const { guid } = await createCampaign({ endsInHours: 240, minAmountPerInvestor: 1_000 });
  await commit({ guid }, 10_000);
  const wrapper = pageWrapper({ dedupingInterval: 0 });
  const openAndExpect = async (reconfirm: boolean) => {
    const { result, unmount } = renderHook(() => useMyCommitments(true, true), { wrapper });
    await waitFor(() => expect(result.current?.get(guid)).toMatchObject({ reconfirm }));
    unmount();
  };
  await openAndExpect(false);
  await control(`campaigns/${guid}/material-change`, { sharePrice: 90 });
  await openAndExpect(true);
});
