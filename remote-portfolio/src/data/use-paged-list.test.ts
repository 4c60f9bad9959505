import { act, renderHook, waitFor } from '@testing-library/react';
import {
  control,
  createInvestor,
  useSandboxSession as signIn,
} from '@investor-portal/shared/testing/sandbox';
import { portfolioAround } from '../testing/open-portfolio';
import { keyNames } from './keys';
import { commitmentPages } from './lists';
import { usePagedList } from './use-paged-list';

/** A list of 25 commitments, ten to a page, and which pages were asked for. */
async function open(fault?: object) {
  const investor = await createInvestor('Premium');
  const { externalReferenceCode } = investor;
  await control('generate', { campaigns: 25, commitments: 25, externalReferenceCode });
  if (fault)
    await control('faults', { call: 'commitments', externalReferenceCode, times: 1, ...fault });
  await signIn(investor);
  const asked: number[] = [];
  const { wrapper, toasts } = portfolioAround();
  const { result } = renderHook(
    () =>
      usePagedList([keyNames.commitmentList, ''], (investorAccountId) => {
        const fetchPage = commitmentPages({ investorAccountId });
        return (pageNumber) => {
          asked.push(pageNumber);
          return fetchPage(pageNumber);
        };
      }),
    { wrapper },
  );
  const settled = () => waitFor(() => expect(result.current.loading).toBe(false));
  await settled();
  const grow = async () => {
    act(() => result.current.onLoadMore());
    await settled();
  };
  return { result, asked, toasts, settled, grow };
}

describe('§4 a list that accumulates as its pages load', () => {
  it('grows page by page to its end, and asks for each once', async () => {
    const { result, asked, grow } = await open();
    expect(result.current).toMatchObject({ hasMore: true, error: undefined });
    expect(result.current.items).toHaveLength(10);
    await grow();
    expect(result.current.items).toHaveLength(20);
    await grow();
    expect(result.current).toMatchObject({ hasMore: false });
    expect(new Set(result.current.items.map(({ guid }) => guid)).size).toBe(25);
    expect(asked).toEqual([1, 2, 3]);
  });

  it('keeps its rows when a page fails, and Retry asks for that page alone', async () => {
    const { result, asked, toasts, settled, grow } = await open({
      after: 1,
      status: 403,
      message: 'Not now.',
    });
    await grow();
    expect(result.current).toMatchObject({ error: 'Not now.', hasMore: true });
    expect(result.current.items).toHaveLength(10);
    expect(toasts).toEqual([{ kind: 'failure', message: 'Not now.' }]);
    act(() => result.current.onRetry());
    await waitFor(() => expect(result.current.items).toHaveLength(20));
    await settled();
    expect(result.current.error).toBeUndefined();
    expect(asked).toEqual([1, 2, 2]);
  });
});
