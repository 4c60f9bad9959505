import { readAllPages, type PagesRead } from './read-all-pages';

interface Row {
  guid: string;
}
const rowsOf = (...guids: string[]) => guids.map((guid) => ({ guid }));
const guidsOf = ({ rows }: PagesRead<Row>) => rows.map(({ guid }) => guid).join('');

function list(...pages: string[]) {
  const requested: number[] = [];
  const fetchPage = async (pageNumber: number) => {
    requested.push(pageNumber);
    const data = rowsOf(...(pages[pageNumber - 1] ?? ''));
    return { data, totalPages: pages.length, currentPage: pageNumber };
  };
  return { requested, fetchPage };
}

describe('reading a whole list', () => {
  it('reads every page in order and reports its progress', async () => {
    const { fetchPage } = list('ab', 'cd', 'e');
    const progress: string[] = [];
    const read = await readAllPages(fetchPage, {
      onPage: ({ page, totalPages, rows }) =>
        progress.push(`${page}/${totalPages}: ${rows.length}`),
    });
    expect(guidsOf(read)).toBe('abcde');
    expect(progress).toEqual(['1/3: 2', '2/3: 4', '0/3: 0', '1/3: 2', '2/3: 4', '3/3: 5']);
  });

  it('reads a list of several pages until two readings agree, and a list of one page once', async () => {
    const several = list('ab', 'c');
    expect(guidsOf(await readAllPages(several.fetchPage))).toBe('abc');
    expect(several.requested).toEqual([1, 2, 1, 2]);
    const single = list('ab');
    await readAllPages(single.fetchPage);
    expect(single.requested).toEqual([1]);
  });

  it.each([
    ['the same rows for every page', 'ab', 'ab', 2],
    ['two pages', 'ab', 'c', 4],
    ['a second page without a readable row', 'ab', '', 4],
  ])('counts unreadable rows once if the API sends %s', async (_, first, second, unreadable) => {
    const pages = [first, second];
    const fetchPage = async (page: number) => ({
      data: rowsOf(...(pages[page - 1] ?? '')),
      unreadable: page <= pages.length ? 2 : 0,
      totalPages: null,
      currentPage: page,
    });
    expect(await readAllPages(fetchPage)).toMatchObject({ unreadable });
  });

  it('starts again when a row is repeated, and reports a list that keeps changing', async () => {
    const { requested, fetchPage } = list('ab', 'bc');
    await expect(readAllPages(fetchPage)).rejects.toThrow(
      'The list keeps changing. Please try again.',
    );
    expect(requested).toHaveLength(12);
  });

  it('reads until a page has no new rows if the number of pages is unknown', async () => {
    const withoutTotal = (...pages: string[]) => {
      const { requested, fetchPage } = list(...pages);
      const read = async (page: number) => ({ ...(await fetchPage(page)), totalPages: null });
      return { requested, read };
    };
    const ended = withoutTotal('ab', 'c');
    expect(await readAllPages(ended.read)).toMatchObject({
      rows: rowsOf(...'abc'),
      complete: true,
    });
    expect(ended.requested).toEqual([1, 2, 3, 1, 2, 3]);
    const unpaged = withoutTotal('ab', 'ab', 'ab');
    expect(guidsOf(await readAllPages(unpaged.read))).toBe('ab');
    expect(unpaged.requested).toEqual([1, 2, 1, 2]);
  });

  it('continues after a failed page', async () => {
    const { requested, fetchPage } = list('a', 'b', 'c');
    let fails = true;
    let last: PagesRead<Row> | undefined;
    const flaky = async (pageNumber: number) => {
      if (pageNumber === 2 && fails) throw new Error('lost');
      return fetchPage(pageNumber);
    };
    await expect(readAllPages(flaky, { onPage: (read) => (last = read) })).rejects.toThrow('lost');
    fails = false;
    expect(guidsOf(await readAllPages(flaky, { from: last }))).toBe('abc');
    expect(requested).toEqual([1, 2, 3, 1, 2, 3]);
  });

  it('stops at once when cancelled', async () => {
    const { requested, fetchPage } = list('a', 'b', 'c');
    const stop = new AbortController();
    const reading = readAllPages(fetchPage, { signal: stop.signal, onPage: () => stop.abort() });
    await expect(reading).rejects.toThrow(/aborted/i);
    expect(requested).toEqual([1]);
  });

  it('stops after the maximum number of pages', async () => {
    const read = await readAllPages(list('a', 'b', 'c').fetchPage, { atMost: 2 });
    expect(read).toMatchObject({ rows: rowsOf('a', 'b'), page: 2, totalPages: 3, complete: false });
  });
});
