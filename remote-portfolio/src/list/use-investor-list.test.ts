/** @jest-environment jest-fixed-jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { commitmentsCall } from '@investor-portal/shared/partner-api/contract/commitments';
import { commitmentPages } from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { control, signIn } from '@investor-portal/shared/testing/sandbox';
import { hookWrapper } from '../testing/open-portfolio';
import { useInvestorList } from './use-investor-list';

it('§4 a list of the investor’s own rows waits for the account, whose pages it then requests, each once', async () => {
  const { accountId, externalReferenceCode } = await signIn();
  await control('generate', { campaigns: 12, commitments: 12, externalReferenceCode });
  const requested: [accountId: string, pageNumber: number][] = [];
  const { result } = renderHook(
    () =>
      useInvestorList(commitmentsCall, (pages) => (pageNumber) => {
        if (pages.rowPerPage === 10) requested.push([pages.investorAccountId, pageNumber]);
        return commitmentPages(pages)(pageNumber);
      }),
    hookWrapper(),
  );
  const loaded = () => waitFor(() => expect(result.current.loading).toBe(false));
  await loaded();
  expect(result.current).toMatchObject({ hasMore: true, error: undefined });
  expect(result.current.items).toHaveLength(10);
  act(() => result.current.onLoadMore());
  await loaded();
  expect(result.current).toMatchObject({ hasMore: false });
  expect(result.current.items).toHaveLength(12);
  expect(requested).toEqual([1, 2].map((page) => [accountId, page]));
});
