import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { fetchCommitments } from '../partner-api/commitments';
import type { Page } from '../partner-api/envelope';
import { messageOf } from '../partner-api/errors';
import { commitmentListDefaults } from '../partner-api/list-request';
import { lastingCache } from '../testing/lasting-cache';
import {
  control,
  createInvestor,
  startSandboxSession as signIn,
  type SandboxInvestor,
} from '../testing/sandbox';
import { pageKeys, usePagedList } from './use-paged-list';

// Has 25 commitments. One for all tests: each generated campaign also appears in the lists of other test files.
let investor: SandboxInvestor;
beforeAll(async () => {
  investor = await createInvestor('Premium');
  const { externalReferenceCode } = investor;
  await control('generate', { campaigns: 25, commitments: 25, externalReferenceCode });
  await signIn(investor);
});

interface Options {
  /** Of the sandbox, for the second page. */
  fault?: object;
  /** Leaves out the number of pages, as an API may. */
  withoutTotal?: boolean;
  revalidateFirstPage?: boolean;
}

/** A list of the commitments, ten a page, in a cache of its own; `requested` are the pages that were fetched. */
async function open({ fault, withoutTotal = false, revalidateFirstPage = true }: Options = {}) {
  const { externalReferenceCode, accountId: investorAccountId } = investor;
  if (fault)
    await control('faults', {
      call: 'commitments',
      externalReferenceCode,
      after: 1,
      times: 1,
      ...fault,
    });
  const requested: number[] = [];
  const fetchPage = async (pageNumber: number) => {
    requested.push(pageNumber);
    const advanceFilter = { investorAccountId };
    const page = await fetchCommitments({ ...commitmentListDefaults, pageNumber, advanceFilter });
    return withoutTotal ? { ...page, totalPages: null } : page;
  };
  const cache = lastingCache();
  const settings = {
    provider: () => cache,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    dedupingInterval: 0,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={settings}>{children}</SWRConfig>
  );
  const show = () =>
    renderHook(() => usePagedList(['list'], fetchPage, { revalidateFirstPage }), { wrapper });

  const { result, unmount } = show();
  const loaded = () => waitFor(() => expect(result.current.loading).toBe(false));
  await loaded();
  const loadMore = async () => {
    act(() => result.current.onLoadMore());
    await loaded();
  };
  return { result, requested, loaded, loadMore, show, unmount };
}

describe('§4 a list that accumulates as its pages load', () => {
  it.each([true, false])(
    'requests each page once up to the last (revalidateFirstPage: %s)',
    async (revalidateFirstPage) => {
      const { result, requested, loadMore } = await open({ revalidateFirstPage });
      expect(result.current).toMatchObject({ hasMore: true, error: undefined });
      expect(result.current.items).toHaveLength(10);
      await loadMore();
      expect(result.current.items).toHaveLength(20);
      await loadMore();
      expect(result.current).toMatchObject({ hasMore: false });
      expect(new Set(result.current.items.map(({ guid }) => guid)).size).toBe(25);
      expect(requested).toEqual([1, 2, 3]);
    },
  );

  it('keeps its rows when a page fails, and Retry requests that page alone', async () => {
    const { result, requested, loaded, loadMore } = await open({
      fault: { status: 403, message: 'Not now.' },
    });
    await loadMore();
    expect(result.current.hasMore).toBe(true);
    expect(messageOf(result.current.error)).toBe('Not now.');
    expect(result.current.items).toHaveLength(10);
    act(() => result.current.onRetry());
    await waitFor(() => expect(result.current.items).toHaveLength(20));
    await loaded();
    expect(result.current.error).toBeUndefined();
    expect(requested).toEqual([1, 2, 2]);
  });

  it('goes on until a page brings nothing new when the number of pages is unknown', async () => {
    const { result, requested, loadMore } = await open({ withoutTotal: true });
    for (const rows of [10, 20, 25]) {
      expect(result.current.items).toHaveLength(rows);
      expect(result.current.hasMore).toBe(true);
      await loadMore();
    }
    expect(result.current.items).toHaveLength(25);
    expect(result.current.hasMore).toBe(false);
    expect(requested).toEqual([1, 2, 3, 4]);
  });

  it.each([
    [true, [1, 2, 1]],
    [false, [1, 2]],
  ])(
    'still has its rows when it is shown again (revalidateFirstPage: %s)',
    async (revalidateFirstPage, pages) => {
      const { requested, loadMore, show, unmount } = await open({ revalidateFirstPage });
      await loadMore();
      unmount();
      const { result } = show();
      expect(result.current.items).toHaveLength(20);
      await waitFor(() => expect(requested).toEqual(pages));
    },
  );

  it('refetches every loaded page in place', async () => {
    const { result, requested, loadMore } = await open();
    await loadMore();
    act(() => result.current.refetch());
    expect(result.current.items).toHaveLength(20);
    await waitFor(() => expect(requested).toEqual([1, 2, 1, 2]));
  });
});

describe('§4 the key of the next page', () => {
  const keyOf = pageKeys(['campaigns', 'newest', 'BIBO']);
  const page = (totalPages: number | null): Page<unknown> => ({
    data: [],
    totalPages,
    currentPage: 1,
  });

  it('counts from 1', () => {
    expect(keyOf(0, null)).toEqual(['campaigns', 'newest', 'BIBO', 1]);
  });

  it('exists while totalPages exceeds the number of requested pages', () => {
    expect(keyOf(1, page(3))?.at(-1)).toBe(2);
    expect(keyOf(2, page(3))?.at(-1)).toBe(3);
    expect(keyOf(3, page(3))).toBeNull();
  });

  it('exists when totalPages is unknown', () => {
    expect(keyOf(1, page(null))?.at(-1)).toBe(2);
  });

  it('does not exist for a list that is not requested', () => {
    expect(pageKeys(null)(0, null)).toBeNull();
  });
});
