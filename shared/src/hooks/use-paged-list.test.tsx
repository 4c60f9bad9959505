import { act, renderHook, waitFor } from '@testing-library/react';
import { expiringCampaignsCall, newestCampaignsCall } from '../partner-api/contract/campaigns';
import type { Commitment } from '../partner-api/contract/commitment';
import { commitmentsCall, fetchCommitments } from '../partner-api/contract/commitments';
import { messageOf } from '../partner-api/errors';
import { dataKey } from '../partner-api/reading/data-key';
import { listReader } from '../partner-api/reading/list-rows';
import { commitmentListDefaults } from '../partner-api/contract/list-request';
import { pageWrapper } from '../testing/page-wrapper';
import { control, signIn, type SignedInInvestor } from '../testing/sandbox';
import { isListKey, listKey, usePagedList } from './use-paged-list';

// An investor with 25 commitments. All tests share one investor, because each generated campaign also appears in the lists of
// other test files.
let investor: SignedInInvestor;
beforeAll(async () => {
  investor = await signIn();
  const { externalReferenceCode } = investor;
  await control('generate', { campaigns: 25, commitments: 25, externalReferenceCode });
});

/** `requested` lists the fetched pages: '2' is the second page of ten rows, '1 of 20' is the first page of 20 rows. */
async function open(revalidateIfStale = true) {
  const { accountId: investorAccountId } = investor;
  const requested: string[] = [];
  const fetchRows = async (pageNumber: number, rowPerPage: number) => {
    requested.push(rowPerPage === 10 ? `${pageNumber}` : `${pageNumber} of ${rowPerPage}`);
    const advanceFilter = { investorAccountId };
    return fetchCommitments({ ...commitmentListDefaults, rowPerPage, pageNumber, advanceFilter });
  };
  const wrapper = pageWrapper({ revalidateOnFocus: false, dedupingInterval: 0 });
  const readRows = listReader(fetchRows, 10);
  const useList = () =>
    usePagedList<Commitment>(dataKey(commitmentsCall), readRows, { revalidateIfStale });
  const show = () => renderHook(useList, { wrapper });
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
  it('requests each page up to the last, each once, and refetches them together, in place', async () => {
    const { result, requested, loadMore } = await open();
    expect(result.current).toMatchObject({ hasMore: true, error: undefined });
    expect(result.current.items).toHaveLength(10);
    await loadMore();
    expect(result.current.items).toHaveLength(20);
    await loadMore();
    expect(result.current).toMatchObject({ hasMore: false });
    expect(new Set(result.current.items.map(({ guid }) => guid)).size).toBe(25);
    act(() => result.current.refetch());
    expect(result.current.items).toHaveLength(25);
    await waitFor(() => expect(requested).toEqual(['1', '2', '3', '1 of 30']));
  });

  it('keeps its rows when a page fails, and Retry requests that page', async () => {
    const fault = { after: 1, times: 1, status: 403, message: 'Not now.' };
    await investor.fail('commitments', fault);
    const { result, requested, loaded, loadMore } = await open();
    await loadMore();
    expect(result.current.hasMore).toBe(true);
    expect(messageOf(result.current.error)).toBe('Not now.');
    expect(result.current.items).toHaveLength(10);
    act(() => result.current.onRetry());
    await waitFor(() => expect(result.current.items).toHaveLength(20));
    await loaded();
    expect(result.current.error).toBeUndefined();
    expect(requested).toEqual(['1', '2', '2']);
  });

  it.each([
    [true, ['1', '2', '1 of 20']],
    [false, ['1', '2']],
  ])(
    'still has its rows when it is shown again (revalidateIfStale: %s)',
    async (revalidateIfStale, pages) => {
      const { requested, loadMore, show, unmount } = await open(revalidateIfStale);
      await loadMore();
      unmount();
      const { result } = show();
      expect(result.current.items).toHaveLength(20);
      await waitFor(() => expect(requested).toEqual(pages));
    },
  );

  it('has the page that arrives after it was left, and does not request it again', async () => {
    const { result, requested, show, unmount } = await open(false);
    act(() => result.current.onLoadMore());
    unmount();
    await waitFor(() => expect(requested).toEqual(['1', '2']));
    const again = show();
    await waitFor(() => expect(again.result.current.items).toHaveLength(20));
    expect(requested).toEqual(['1', '2']);
  });
});

it('recognises the key of a list by its call', () => {
  const key = dataKey(newestCampaignsCall, 'BIBO');
  expect(isListKey(listKey(key))).toBe(true);
  expect(isListKey(listKey(key), [expiringCampaignsCall, newestCampaignsCall])).toBe(true);
  expect(isListKey(listKey(key), [expiringCampaignsCall])).toBe(false);
  expect(isListKey(key)).toBe(false);
});
