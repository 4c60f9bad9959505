/** @jest-environment jest-fixed-jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { commitmentPages } from '@investor-portal/shared/partner-api/commitment-lists';
import {
  control,
  createInvestor,
  startSandboxSession as signIn,
} from '@investor-portal/shared/testing/sandbox';
import { portfolioWrapper } from '../testing/open-portfolio';
import { useInvestorList } from './use-investor-list';

describe('§4 a list of the investor’s own rows', () => {
  it('waits for the account, then loads page by page, each once', async () => {
    const investor = await createInvestor('Premium');
    const { accountId, externalReferenceCode } = investor;
    await control('generate', { campaigns: 25, commitments: 25, externalReferenceCode });
    await signIn(investor);
    const requested: [accountId: string, pageNumber: number][] = [];
    const { result } = renderHook(
      () =>
        useInvestorList(
          ['commitments', ''],
          (pages) => (pageNumber) => {
            if (pages.rowPerPage === 10) requested.push([pages.investorAccountId, pageNumber]);
            return commitmentPages(pages)(pageNumber);
          },
          10,
        ),
      portfolioWrapper(),
    );
    const loaded = () => waitFor(() => expect(result.current.loading).toBe(false));
    await loaded();
    expect(result.current).toMatchObject({ hasMore: true, error: undefined });
    expect(result.current.items).toHaveLength(10);
    for (let page = 2; page <= 3; page += 1) {
      act(() => result.current.onLoadMore());
      await loaded();
    }
    expect(result.current).toMatchObject({ hasMore: false });
    expect(new Set(result.current.items.map(({ guid }) => guid)).size).toBe(25);
    expect(requested).toEqual([1, 2, 3].map((page) => [accountId, page]));
  });
});
