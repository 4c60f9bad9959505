import type { Page } from '@investor-portal/shared/partner-api/contract/envelope';
import { fetchAccountActivity } from '@investor-portal/shared/partner-api/contract/account-activities';
import { ask } from '../client/ask';
import { type Finding, finding } from './finding';
import type { PagedList } from '../reading/sample';
import type { Check, CheckRun } from './check';
import { misfitPaths } from './fields';

type Row = { guid: string };
const whole = 20;

function listsOf({ sample: { lists } }: CheckRun): PagedList<Row>[] {
  const { newestCampaigns, expiringCampaigns, commitments, commitmentsByCampaign, stockMemos } =
    lists;
  return [newestCampaigns, expiringCampaigns, commitments, commitmentsByCampaign, stockMemos].map(
    (list) => list as unknown as PagedList<Row>,
  );
}

/** Reads a page of a list. Returns undefined if the API fails, which the check `reads` reports. */
async function pageOf(
  { client }: CheckRun,
  list: PagedList<Row>,
  page: number,
  asking: Parameters<PagedList<Row>['page']>[1] = {},
): Promise<Page<Row> | undefined> {
  return (await ask(client, () => list.page(page, asking))).value;
}

const guids = (page: Page<Row> | undefined) => page?.data.map(({ guid }) => guid) ?? [];

/** Judges each list separately. Returns undefined if no list has enough rows. */
async function eachList(
  context: CheckRun,
  judge: (list: PagedList<Row>) => Promise<Finding[] | undefined>,
): Promise<Finding[] | undefined> {
  const judged = await Promise.all(listsOf(context).map(judge));
  const seen = judged.filter((it) => it !== undefined);
  return seen.length > 0 ? seen.flat() : undefined;
}

export const paging: Check = {
  id: 'paging',
  title: 'Pages do not repeat or skip rows, and totalPages is right',
  run: async (context) => {
    const findings = await eachList(context, async (list) => {
      // A list may change between two pages, so the pages are read again before reporting, as the portal does.
      const first = await judgePages(context, list);
      return first && first.length > 0 ? judgePages(context, list) : first;
    });
    return findings ?? 'No list has two rows.';
  },
};

async function judgePages(context: CheckRun, list: PagedList<Row>): Promise<Finding[] | undefined> {
  const all = await pageOf(context, list, 1, { rowPerPage: whole });
  if (!all || all.data.length < 2) return undefined;
  const total = all.data.length;
  const size = total > 5 ? 5 : 1;
  const count = Math.min(4, Math.ceil(total / size));
  const pages = await Promise.all(
    Array.from({ length: count }, (_, at) => pageOf(context, list, at + 1, { rowPerPage: size })),
  );
  const read = pages.flatMap(guids);
  const due = guids(all).slice(0, count * size);
  const subject = list.name;
  const findings: Finding[] = [];
  const repeated = read.length - new Set(read).size;
  const skipped = due.filter((guid) => !read.includes(guid)).length;
  if (pages.some((page) => (page?.data.length ?? 0) > size))
    findings.push(finding('paging.size', subject, `more rows than the ${size} asked for`));
  else if (repeated > 0 || skipped > 0) {
    const seen = `pages of ${size} repeat ${repeated} and skip ${skipped} of ${due.length} rows`;
    findings.push(finding('paging.rows', subject, seen));
  }
  const said = pages[0]?.totalPages;
  if (findings.length === 0 && typeof said === 'number')
    findings.push(...(await judgeTotal(context, list, said, size)));
  return findings;
}

/** Asks for the page that should be the last, and for the pages before and after it. */
async function judgeTotal(
  context: CheckRun,
  list: PagedList<Row>,
  said: number,
  size: number,
): Promise<Finding[]> {
  const [before = [], last = [], beyond = []] = await Promise.all(
    [said - 1, said, said + 1].map(async (page) =>
      page > 0 ? guids(await pageOf(context, list, page, { rowPerPage: size })) : [],
    ),
  );
  const seen = `totalPages is ${said} at ${size} rows a page`;
  // Some servers repeat the last page for every later page.
  if (said > 1 && last.every((guid) => before.includes(guid)))
    return [finding('paging.too-many', list.name, `${seen}, and page ${said} brings no rows`)];
  if (beyond.every((guid) => last.includes(guid))) return [];
  return [finding('paging.too-few', list.name, `${seen}, and page ${said + 1} has rows`)];
}

export const search: Check = {
  id: 'search',
  title: 'Search finds what it should, and nothing else',
  run: async (context) => {
    const findings = await eachList(context, async (list) => {
      const rows = (await pageOf(context, list, 1, { rowPerPage: whole }))?.data ?? [];
      const wanted = rows.at(-1);
      const word = wanted && longestWord(list.words(wanted));
      if (!wanted || !word) return undefined;
      const [found, none] = await Promise.all([
        pageOf(context, list, 1, { rowPerPage: whole, search: word }),
        pageOf(context, list, 1, { search: 'qzxj-check-api' }),
      ]);
      // An API may search in more fields than the portal knows of.
      const has = (row: Row) => JSON.stringify(row).toLowerCase().includes(word.toLowerCase());
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
  title: 'Lists begin with the newest',
  run: async (context) => {
    const findings = await eachList(context, async (list) => {
      const isMisread = [...misfitPaths(context)].some((it) => it.endsWith(`.${list.order}`));
      if (list.name === 'expiringCampaigns' || isMisread) return undefined;
      const page = await pageOf(context, list, 1, { rowPerPage: whole });
      const keys = page?.data.map(list.orderedBy) ?? [];
      if (new Set(keys).size < 2) return undefined;
      if (isDescending(keys)) return [];
      return [finding('order.descending', list.name, `${list.order} rises within the list`)];
    });
    return findings ?? 'No list has two rows of different dates.';
  },
};

/** Ignores values that cannot be read, because the check `fields` reports them. */
function isDescending(keys: readonly (string | number | null)[]): boolean {
  const known = keys.filter((key) => typeof key === 'number' && !Number.isNaN(key)) as number[];
  return known.every((key, at) => key <= (known[at - 1] ?? key));
}

const nobody = 'check-api-nobody';

export const filters: Check = {
  id: 'filters',
  title: 'advanceFilter and dates are obeyed',
  run: async ({ client, sample: { lists, user, nationalities } }) => {
    const rowsOf =
      <Row extends { guid: string }>(list: PagedList<Row>, advanceFilter: object) =>
      async (): Promise<readonly unknown[]> =>
        (await list.page(1, { advanceFilter })).data;
    const days = { startDate: '1990-01-01', endDate: '1990-01-02' };
    const period = { investorAccountId: user?.accountId ?? '', ...days };
    const tried: [subject: string, find: () => Promise<readonly unknown[]>, shows: string][] = [
      [
        'newestCampaigns.partnerAccountCode',
        rowsOf(lists.newestCampaigns, { partnerAccountCode: nobody }),
        "The list shows other partners' campaigns.",
      ],
      [
        'commitments.calibratedCommitmentStatus',
        rowsOf(lists.commitments, { calibratedCommitmentStatus: nobody }),
        'Successful Commitments shows commitments that were not successful.',
      ],
      [
        'accountActivity.startDate',
        async () => (await fetchAccountActivity(period)).transactions,
        'The account activity shows other days than the investor chose.',
      ],
    ];
    const judged = await Promise.all(
      tried.map(async ([subject, find, shows]) => {
        const { value = [] } = await ask(client, find);
        const seen = `${value.length} rows for a value that no row has`;
        return value.length > 0 ? [{ ...finding('filter.ignored', subject, seen), shows }] : [];
      }),
    );
    const { first, others } = nationalities;
    if (!first || !others || first.length === 0 || JSON.stringify(first) !== JSON.stringify(others))
      return judged.flat();
    const seen = 'DEF and OTH bring the same list';
    const shows = 'Investors whose nationality is not in the first list cannot choose it.';
    const same = { ...finding('filter.ignored', 'nationalities.categoryCode', seen), shows };
    return [...judged.flat(), same];
  },
};
