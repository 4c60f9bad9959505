import { act, renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import {
  control,
  createInvestor,
  useSandboxSession as signIn,
} from '@investor-portal/shared/testing/sandbox';
import { useCampaigns } from '../browse/use-campaigns';
import { useAfterCommitment } from './use-after-commitment';

it('a list one has gone to while one’s money was sent shows it too', async () => {
  const investor = await createInvestor('Premium');
  await signIn(investor);
  const { externalReferenceCode } = investor;
  const { result } = renderHook(
    () => ({ list: useCampaigns('newest'), afterCommitment: useAfterCommitment() }),
    {
      wrapper: ({ children }) => (
        <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
      ),
    },
  );
  await waitFor(() => expect(result.current.list.campaigns).not.toHaveLength(0), {
    timeout: 10_000,
  });
  const open = result.current.list.campaigns.find(
    ({ isInvestmentActionAllowed }) => isInvestmentActionAllowed,
  );
  const raised = () =>
    result.current.list.campaigns.find(({ guid }) => guid === open?.guid)?.totalRaisedAmount;
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
