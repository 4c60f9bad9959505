import { readAllPages, uniqueByGuid, type PagesRead } from './read-all-pages';

interface Row {
  guid: string;
}
const rowsOf = (...guids: string[]) => guids.map((guid) => ({ guid }));
const guidsOf = ({ rows }: PagesRead<Row>) => rows.map(({ guid }) => guid).join('');

function list(...pages: string[]) {
  const asked: number[] = [];
  const fetchPage = async (pageNumber: number) => {
    asked.push(pageNumber);
    const data = rowsOf(...(pages[pageNumber - 1] ?? ''));
    return { data, totalPages: pages.length, currentPage: pageNumber };
  };
  return { asked, fetchPage };
}

describe('reading a whole list', () => {
  it('takes every page, in order, and says how far it is', async () => {
    const { fetchPage } = list('ab', 'cd', 'e');
    const told: string[] = [];
    const read = await readAllPages(fetchPage, {
      onPage: ({ page, totalPages, rows }) => told.push(`${page}/${totalPages}: ${rows.length}`),
    });
    expect(guidsOf(read)).toBe('abcde');
    expect(told).toEqual(['1/3: 2', '2/3: 4', '3/3: 5']);
  });

  it('takes a row once that moved down while it read', async () => {
    expect(guidsOf(await readAllPages(list('ab', 'bc').fetchPage))).toBe('abc');
  });

  it('reads an empty list with one question', async () => {
    const { asked, fetchPage } = list('');
    expect((await readAllPages(fetchPage)).rows).toEqual([]);
    expect(asked).toEqual([1]);
  });

  it('reads until a page brings nothing new where nobody says how many there are', async () => {
    const untold = (...pages: string[]) => {
      const { asked, fetchPage } = list(...pages);
      const read = async (page: number) => ({ ...(await fetchPage(page)), totalPages: null });
      return { asked, read };
    };
    const ended = untold('ab', 'c');
    expect(await readAllPages(ended.read)).toMatchObject({ rows: rowsOf(...'abc'), whole: true });
    expect(ended.asked).toEqual([1, 2, 3]);
    const unpaged = untold('ab', 'ab', 'ab');
    expect(guidsOf(await readAllPages(unpaged.read))).toBe('ab');
    expect(unpaged.asked).toEqual([1, 2]);
  });

  it('goes on after a failed page where it stopped', async () => {
    const { asked, fetchPage } = list('a', 'b', 'c');
    let fails = true;
    let last: PagesRead<Row> | undefined;
    const flaky = async (pageNumber: number) => {
      if (pageNumber === 2 && fails) throw new Error('lost');
      return fetchPage(pageNumber);
    };
    await expect(readAllPages(flaky, { onPage: (read) => (last = read) })).rejects.toThrow('lost');
    fails = false;
    expect(guidsOf(await readAllPages(flaky, { from: last }))).toBe('abc');
    expect(asked).toEqual([1, 2, 3]);
  });

  it('stops at once when it is cancelled', async () => {
    const { asked, fetchPage } = list('a', 'b', 'c');
    const stop = new AbortController();
    const reading = readAllPages(fetchPage, { signal: stop.signal, onPage: () => stop.abort() });
    await expect(reading).rejects.toThrow(/aborted/i);
    expect(asked).toEqual([1]);
  });

  it('stops after as many pages as were asked for', async () => {
    const read = await readAllPages(list('a', 'b', 'c').fetchPage, { atMost: 2 });
    expect(read).toEqual({ rows: rowsOf('a', 'b'), page: 2, totalPages: 3, whole: false });
  });

  it('keeps the later state of a row that came twice, at its first place', () => {
    const rows = [
      { guid: 'a', state: 'old' },
      { guid: 'b', state: 'old' },
      { guid: 'a', state: 'new' },
    ];
    expect(uniqueByGuid(rows)).toEqual([
      { guid: 'a', state: 'new' },
      { guid: 'b', state: 'old' },
    ]);
  });
});
