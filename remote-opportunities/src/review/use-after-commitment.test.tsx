import { act, renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { lastingCache } from '@investor-portal/shared/testing/lasting-cache';
import {
  control,
  createInvestor,
  startSandboxSession as signIn,
} from '@investor-portal/shared/testing/sandbox';
import { useCampaigns } from '../campaign-data/use-campaign-lists';
import { useAfterCommitment } from './use-after-commitment';

it('refreshes a list the investor went to while the commitment was being sent', async () => {
  const investor = await createInvestor('Premium');
  await signIn(investor);
  const { externalReferenceCode } = investor;
  const { result } = renderHook(
    () => ({ list: useCampaigns('newest'), afterCommitment: useAfterCommitment() }),
    {
      wrapper: ({ children }) => (
        <SWRConfig value={{ provider: () => lastingCache() }}>{children}</SWRConfig>
      ),
    },
  );
  await waitFor(() => expect(result.current.list.items).not.toHaveLength(0), {
    timeout: 10_000,
  });
  const open = result.current.list.items.find(
    ({ isInvestmentActionAllowed }) => isInvestmentActionAllowed,
  );
  const raised = () =>
    result.current.list.items.find(({ guid }) => guid === open?.guid)?.totalRaisedAmount;
  const before = raised();
  await act(() =>
    control('commitments', {
      externalReferenceCode,
      campaignGuid: open?.guid,
      amount: open?.minAmountPerInvestor,
    }),
  );
  act(() => result.current.afterCommitment());
  await waitFor(() => expect(raised()).toBeGreaterThan(Number(before)), { timeout: 5_000 });
});
