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

  it.each([
    ['exchanged at a border of pages', ['ab', 'cd'], ['ac', 'bd'], 'acbd', 4],
    ['so that each reading has one of them twice', ['ab', 'bd'], ['ac', 'cd'], 'acdb', 12],
  ])('reads rows that the API orders anew each time, %s', async (_, one, other, rows, count) => {
    let requests = 0;
    const fetchPage = async (page: number) => {
      const pages = requests++ % 4 < 2 ? one : other;
      return { data: rowsOf(...(pages[page - 1] ?? '')), totalPages: 2, currentPage: page };
    };
    expect(guidsOf(await readAllPages(fetchPage))).toBe(rows);
    expect(requests).toBe(count);
  });

  it('starts again when a row is repeated, and reports a list that keeps changing', async () => {
    const { requested, fetchPage } = list('ab', 'bc');
    await expect(readAllPages(fetchPage)).rejects.toThrow(
      'The list keeps changing. Please try again.',
    );
    expect(requested).toHaveLength(12);
  });

  it('stops at once when cancelled', async () => {
    const { requested, fetchPage } = list('a', 'b', 'c');
    const stop = new AbortController();
    const read = async (page: number) => {
      stop.abort();
      return fetchPage(page);
    };
    const reading = readAllPages(read, { signal: stop.signal });
    await expect(reading).rejects.toThrow(/aborted/i);
    expect(requested).toEqual([1]);
  });

  it('stops after the maximum number of pages', async () => {
    const read = await readAllPages(list('a', 'b', 'c').fetchPage, { atMost: 2 });
    expect(read).toMatchObject({ rows: rowsOf('a', 'b'), page: 2, totalPages: 3, complete: false });
  });
});
