import { ask } from '../client/ask';
import type { Page } from '@investor-portal/shared/partner-api/envelope';
import type { Finding } from '../model/finding';
import type { PagedList } from '../reading/lists';
import type { Check, Visit } from './check';
import { finding } from './consequences';

type Row = { guid: string };
/** Enough to see pages, words and dates in; a list may be long. */
const whole = 20;

/** Every paged list with its own rows, as one type. */
function listsOf({ sample: { lists } }: Visit): PagedList<Row>[] {
  const { newestCampaigns, expiringCampaigns, commitments, commitmentsByCampaign, stockMemos } =
    lists;
  return [newestCampaigns, expiringCampaigns, commitments, commitmentsByCampaign, stockMemos].map(
    (list) => list as unknown as PagedList<Row>,
  );
}

/** Reads pages of a list; undefined where the API fails, which `reads` tells. */
export async function pageOf(
  { client }: Visit,
  list: PagedList<Row>,
  page: number,
  asking: Parameters<PagedList<Row>['page']>[1] = {},
): Promise<Page<Row> | undefined> {
  return (await ask(client, () => list.page(page, asking))).value;
}

const guids = (page: Page<Row> | undefined) => page?.data.map(({ guid }) => guid) ?? [];

/** Judges each list by itself; not seen where none has enough rows. */
async function eachList(
  visit: Visit,
  judge: (list: PagedList<Row>) => Promise<Finding[] | undefined>,
): Promise<Finding[] | undefined> {
  const judged = await Promise.all(listsOf(visit).map(judge));
  const seen = judged.filter((it) => it !== undefined);
  return seen.length > 0 ? seen.flat() : undefined;
}

export const paging: Check = {
  id: 'paging',
  title: 'Pages neither repeat nor skip rows, and are as many as said',
  run: async (visit) => {
    const findings = await eachList(visit, async (list) => {
      // A list that changes in between is read once more, as the portal does.
      const first = await judgePages(visit, list);
      return first && first.length > 0 ? judgePages(visit, list) : first;
    });
    return findings ?? 'No list has two rows.';
  },
};

async function judgePages(visit: Visit, list: PagedList<Row>): Promise<Finding[] | undefined> {
  const all = await pageOf(visit, list, 1, { rowPerPage: whole });
  if (!all || all.data.length < 2) return undefined;
  const total = all.data.length;
  const size = total > 5 ? 5 : 1;
  const count = Math.min(4, Math.ceil(total / size));
  const pages = await Promise.all(
    Array.from({ length: count }, (_, at) => pageOf(visit, list, at + 1, { rowPerPage: size })),
  );
  const read = pages.flatMap(guids);
  const due = guids(all).slice(0, count * size);
  const place = list.name;
  const findings: Finding[] = [];
  const repeated = read.length - new Set(read).size;
  const skipped = due.filter((guid) => !read.includes(guid)).length;
  if (pages.some((page) => (page?.data.length ?? 0) > size))
    findings.push(finding('paging.size', place, `more rows than the ${size} asked for`));
  else if (repeated > 0 || skipped > 0) {
    const seen = `pages of ${size} repeat ${repeated} and skip ${skipped} of ${due.length} rows`;
    findings.push(finding('paging.rows', place, seen));
  }
  const said = pages[0]?.totalPages;
  const [least, most] = pagesDue(all, size);
  const isRight = all.data.length === whole || (all.totalPages ?? 1) === 1;
  if (typeof said === 'number' && (said < least || said > most || !isRight))
    findings.push({
      id: 'paging.total-pages',
      place,
      severity: said < least ? 'breaks' : 'less',
      seen: `totalPages ${said} at ${size} rows a page, and ${all.totalPages} at ${whole}`,
      shows: said < least ? 'The list ends too early.' : 'The list asks for pages that are empty.',
    });
  return findings;
}

/** How many pages of a size there must be, by a long page: exactly known if that is the last one. */
function pagesDue({ data, totalPages }: Page<Row>, size: number): [least: number, most: number] {
  const isLast = data.length < whole || totalPages === 1;
  const long = isLast ? 1 : (totalPages ?? Infinity);
  const most = isLast ? data.length : long * whole;
  const least = isLast
    ? data.length
    : Math.min(data.length, most) && (Number.isFinite(long) ? (long - 1) * whole + 1 : data.length);
  return [Math.ceil(least / size), Math.ceil(most / size)];
}

export const search: Check = {
  id: 'search',
  title: 'Search finds what it should, and nothing else',
  run: async (visit) => {
    const findings = await eachList(visit, async (list) => {
      const rows = (await pageOf(visit, list, 1, { rowPerPage: whole }))?.data ?? [];
      const wanted = rows.at(-1);
      const word = wanted && longestWord(list.words(wanted));
      if (!wanted || !word) return undefined;
      const [found, none] = await Promise.all([
        pageOf(visit, list, 1, { rowPerPage: whole, search: word }),
        pageOf(visit, list, 1, { search: 'qzxj-check-api' }),
      ]);
      const has = (row: Row) =>
        list.words(row).some((text) => text.toLowerCase().includes(word.toLowerCase()));
      if ((none?.data.length ?? 0) > 0 || !found?.data.every(has))
        return [
          finding('search.ignored', list.name, 'rows without the text that was searched for'),
        ];
      if (found.data.some(({ guid }) => guid === wanted.guid)) return [];
      return [
        finding('search.misses', list.name, 'nothing for a word of a row that is in the list'),
      ];
    });
    return findings ?? 'No list has a row to look for.';
  },
};

function longestWord(texts: readonly string[]): string | undefined {
  const words = texts.slice(0, 1).flatMap((text) => text.match(/[\p{L}\d]{3,}/gu) ?? []);
  return words.sort((a, b) => b.length - a.length)[0];
}

export const order: Check = {
  id: 'order',
  title: 'orderBy and isDescending decide the order',
  run: async (visit) => {
    const findings = await eachList(visit, async (list) => {
      if (list.name === 'expiringCampaigns') return undefined;
      const [down, up] = await Promise.all([
        pageOf(visit, list, 1, { rowPerPage: whole }),
        pageOf(visit, list, 1, { rowPerPage: whole, isDescending: false }),
      ]);
      const keys = down?.data.map(list.orderedBy) ?? [];
      if (new Set(keys).size < 2 || !down) return undefined;
      const wrong = (isDescending: boolean, page: Page<Row> | undefined) => {
        if (isOrdered(page?.data.map(list.orderedBy) ?? [], isDescending)) return [];
        const id = isDescending ? 'order.descending' : 'order.ascending';
        const seen = `${list.order} ${isDescending ? 'rises' : 'falls'} within the list`;
        return [finding(id, list.name, seen)];
      };
      return [...wrong(true, down), ...wrong(false, up)];
    });
    return findings ?? 'No list has two rows of different dates.';
  },
};

/** Values that cannot be read are left to `fields`. */
export function isOrdered(keys: readonly (string | number | null)[], descending: boolean): boolean {
  const known = keys.filter((key) => typeof key === 'number' && !Number.isNaN(key)) as number[];
  return known.every(
    (key, at) =>
      at === 0 || (descending ? key <= (known[at - 1] ?? key) : key >= (known[at - 1] ?? key)),
  );
}
