import { act, renderHook, waitFor } from '@testing-library/react';
import { useCampaigns } from '../campaign-data/use-campaign-lists';
import { useMyCommitments } from '../my-commitments/use-my-commitments';
import { pageWrapper } from '@investor-portal/shared/testing/page-wrapper';
import { signIn } from '@investor-portal/shared/testing/sandbox';
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
