import useSWR, { useSWRConfig, type SWRConfiguration } from 'swr';
import type { ReadCall } from '../partner-api/client/call';
import type { DataKey } from '../partner-api/reading/data-key';
import type { ListRows, ReadRows } from '../partner-api/reading/list-rows';

export interface PagedList<Row, Rows extends ListRows<Row> = ListRows<Row>> {
  /** The rows of the last read. Undefined until the first page has arrived. */
  read: Rows | undefined;
  /** The rows of all loaded pages, each row once. */
  items: readonly Row[];
  hasMore: boolean;
  loading: boolean;
  error: unknown;
  onLoadMore: () => void;
  /** Requests the page that failed. If no page failed, requests all loaded pages again. */
  onRetry: () => void;
  /** Refetches the loaded pages together. The rows stay in place meanwhile. */
  refetch: () => void;
}

/** `wanted` exceeds the number of read pages while the next page is loading or has failed. */
type CachedRows<Rows> = Rows & { wanted: number };

const keyPrefix = 'list:';

/** A text, because `mutate(filter)` clears array keys. A list on the screen keeps its rows until they are refetched. */
export function listKey(key: DataKey): string {
  return keyPrefix + JSON.stringify(key);
}

/** Returns whether a key of SWR belongs to a list. With `calls`, the list must be returned by one of the calls. */
export function isListKey(key: unknown, calls?: readonly Pick<ReadCall, 'name'>[]): boolean {
  if (typeof key !== 'string') return false;
  const starts = calls?.map(({ name }) => `${keyPrefix}["${name}",`) ?? [keyPrefix];
  return starts.some((start) => key.startsWith(start));
}

/**
 * A list that accumulates as its pages load (spec §4 'Tabs'). Its loaded pages are one entry of SWR's cache. So a list still
 * has its rows when the investor returns to it, and all its pages are refetched together.
 * @param listOf identifies the list: its call, and all the data that its rows depend on. null requests nothing.
 * @param config SWR's own options. By default, a list is refetched whenever it is shown again.
 */
export function usePagedList<Row, Rows extends ListRows<Row> = ListRows<Row>>(
  listOf: DataKey | null,
  readRows: ReadRows<Rows>,
  config?: Pick<SWRConfiguration, 'revalidateIfStale' | 'revalidateOnReconnect'>,
): PagedList<Row, Rows> {
  const { cache } = useSWRConfig();
  const { data, error, isValidating, mutate } = useSWR<CachedRows<Rows>, unknown>(
    listOf && listKey(listOf),
    async (key: string) => {
      const shown = cache.get(key)?.data as CachedRows<Rows> | undefined;
      const wanted = shown?.wanted ?? 1;
      const rows = await readRows(wanted, shown && shown.pages < wanted ? shown : undefined);
      return { ...rows, wanted };
    },
    config,
  );
  const incomplete = data === undefined || data.pages < data.wanted;
  const loading = isValidating && incomplete;
  const showPages = (pages: number | undefined) =>
    void (data && pages ? mutate({ ...data, wanted: pages }) : mutate());
  return {
    read: data,
    items: data?.rows ?? [],
    hasMore: data?.hasMore ?? false,
    loading,
    error: loading ? undefined : error,
    onLoadMore: () => showPages(data && data.pages + 1),
    onRetry: () => void mutate(),
    refetch: () => showPages(data?.pages),
  };
}

/** Refetches the lists on the screen after a change of their rows. Other lists are refetched when they are shown. */
export function useRevalidateShownLists(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => isListKey(key));
}
