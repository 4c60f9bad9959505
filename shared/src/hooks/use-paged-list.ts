import useSWR, { useSWRConfig, type SWRConfiguration } from 'swr';
import type { Read } from '../partner-api/client/call';
import type { DataKey } from '../partner-api/reading/data-key';
import type { ListRows, ReadRows } from '../partner-api/reading/list-rows';

export interface PagedList<Row, Rows extends ListRows<Row> = ListRows<Row>> {
  /** What was read last; undefined until the first page is there. */
  read: Rows | undefined;
  /** The rows of all loaded pages, each once. */
  items: readonly Row[];
  hasMore: boolean;
  /** A page is loading, the first or a later one. */
  loading: boolean;
  /** Why the last request failed; undefined while a page is loading. */
  error: unknown;
  onLoadMore: () => void;
  /** Requests the page that failed; if none did, all again. */
  onRetry: () => void;
  /** Refetches the loaded pages together; the rows stay in place meanwhile. */
  refetch: () => void;
}

/** `wanted` are the pages to be shown: more than were read while the next one is loading, or has failed. */
type Shown<Rows> = Rows & { wanted: number };

const keyPrefix = 'list:';

/**
 * SWR's key of a list. It is a text: after a change of what the rows show, `mutate(filter)` clears the keys that are arrays,
 * but a list on the screen keeps its rows until they have been refetched.
 */
export function listKey(key: DataKey): string {
  return keyPrefix + JSON.stringify(key);
}

/** Whether a key of SWR's is that of a list; with calls, of a list that one of them returns. */
export function isListKey(key: unknown, calls?: readonly Pick<Read, 'name'>[]): boolean {
  if (typeof key !== 'string') return false;
  const starts = calls?.map(({ name }) => `${keyPrefix}["${name}",`) ?? [keyPrefix];
  return starts.some((start) => key.startsWith(start));
}

/**
 * A list that accumulates as its pages load (spec §4 'Tabs'). Its loaded pages are one entry of SWR's cache, so that a list
 * that the investor returns to still has its rows, and are refetched together.
 * @param listOf what identifies the list: its call, and whatever its rows depend on. null requests nothing.
 * @param config SWR's own options; by default a list is refetched whenever it is shown again.
 */
export function usePagedList<Row, Rows extends ListRows<Row> = ListRows<Row>>(
  listOf: DataKey | null,
  readRows: ReadRows<Rows>,
  config?: Pick<SWRConfiguration, 'revalidateIfStale' | 'revalidateOnReconnect'>,
): PagedList<Row, Rows> {
  const { cache } = useSWRConfig();
  const { data, error, isValidating, mutate } = useSWR<Shown<Rows>, unknown>(
    listOf && listKey(listOf),
    async (key: string) => {
      const shown = cache.get(key)?.data as Shown<Rows> | undefined;
      const wanted = shown?.wanted ?? 1;
      const rows = await readRows(wanted, shown && shown.pages < wanted ? shown : undefined);
      return { ...rows, wanted };
    },
    config,
  );
  const incomplete = data === undefined || data.pages < data.wanted;
  const loading = isValidating && incomplete;
  const want = (pages: number | undefined) =>
    void (data && pages ? mutate({ ...data, wanted: pages }) : mutate());
  return {
    read: data,
    items: data?.rows ?? [],
    hasMore: data?.hasMore ?? false,
    loading,
    error: loading ? undefined : error,
    onLoadMore: () => want(data && data.pages + 1),
    onRetry: () => void mutate(),
    refetch: () => want(data?.pages),
  };
}
