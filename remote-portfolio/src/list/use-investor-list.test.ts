/** @jest-environment jest-fixed-jsdom */
import { renderHook, waitFor } from '@testing-library/react';
import { commitmentsCall } from '@investor-portal/shared/partner-api/contract/commitments';
import { commitmentPages } from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { signIn } from '@investor-portal/shared/testing/sandbox';
import { hookWrapper } from '../testing/open-portfolio';
import { useInvestorList } from './use-investor-list';

it('§4 a list of the investor’s own rows waits for the account, whose rows it then requests', async () => {
  const { accountId } = await signIn();
  const requested: [accountId: string, pageNumber: number][] = [];
  const { result } = renderHook(
    () =>
      useInvestorList(commitmentsCall, (pages) => (pageNumber) => {
        requested.push([pages.investorAccountId, pageNumber]);
        return commitmentPages(pages)(pageNumber);
      }),
    hookWrapper(),
  );
  await waitFor(() => expect(result.current.loading).toBe(false));
  expect(requested).toEqual([[accountId, 1]]);
});
