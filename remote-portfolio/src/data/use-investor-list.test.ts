/** @jest-environment jest-fixed-jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { commitmentPages } from '@investor-portal/shared/partner-api/commitment-lists';
import {
  control,
  createInvestor,
  startSandboxSession as signIn,
  type SandboxInvestor,
} from '@investor-portal/shared/testing/sandbox';
import { portfolioWrapper } from '../testing/open-portfolio';
import { useInvestorList } from './use-investor-list';

// Has 25 commitments. One for all tests: each generated campaign also appears in the lists of other test files.
let investor: SandboxInvestor;
beforeAll(async () => {
  investor = await createInvestor('Premium');
  const { externalReferenceCode } = investor;
  await control('generate', { campaigns: 25, commitments: 25, externalReferenceCode });
});

/** A list of 25 commitments, ten a page; `requested` are the pages of ten that were fetched, and for which account. */
async function open(fault?: object) {
  const { externalReferenceCode } = investor;
  if (fault) await control('faults', { externalReferenceCode, times: 1, ...fault });
  await signIn(investor);
  const requested: [accountId: string, pageNumber: number][] = [];
  const { wrapper, toasts } = portfolioWrapper();
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
    { wrapper },
  );
  const loaded = () => waitFor(() => expect(result.current.loading).toBe(false));
  await loaded();
  const loadMore = async () => {
    act(() => result.current.onLoadMore());
    await loaded();
  };
  return { result, requested, toasts, loaded, loadMore };
}

describe('§4 a list of the investor’s own rows', () => {
  it('waits for the account, then loads page by page, each once', async () => {
    const { result, requested, loadMore } = await open();
    expect(result.current).toMatchObject({ hasMore: true, error: undefined });
    expect(result.current.items).toHaveLength(10);
    await loadMore();
    await loadMore();
    expect(result.current).toMatchObject({ hasMore: false });
    expect(new Set(result.current.items.map(({ guid }) => guid)).size).toBe(25);
    expect(requested).toEqual([1, 2, 3].map((page) => [investor.accountId, page]));
  });

  it('keeps its rows when a page fails, and Retry requests that page alone', async () => {
    const { result, requested, toasts, loaded, loadMore } = await open({
      call: 'commitments',
      after: 1,
      status: 403,
      message: 'Not now.',
    });
    await loadMore();
    expect(result.current).toMatchObject({ error: 'Not now.', hasMore: true });
    expect(result.current.items).toHaveLength(10);
    expect(toasts).toEqual([{ kind: 'failure', message: 'Not now.' }]);
    act(() => result.current.onRetry());
    await waitFor(() => expect(result.current.items).toHaveLength(20));
    await loaded();
    expect(result.current.error).toBeUndefined();
    expect(requested.map(([, page]) => page)).toEqual([1, 2, 2]);
  });
});
