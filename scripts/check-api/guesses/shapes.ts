import * as calls from '@investor-portal/shared/partner-api/calls';
import { apiCapabilities } from '@investor-portal/shared/session/runtime-config';
import { isLink } from '@investor-portal/shared/partner-api/files';
import { requestOf } from '@investor-portal/shared/partner-api/request-of';
import { ask } from '../client/ask';
import { capabilitiesOf } from '../checks/filters';
import { all, holds, nestedIn, post, rawOf, unseen, type Guesses, type Raw } from './guess';

const none = 'no such thing in the responses';
const has =
  (...keys: string[]) =>
  (row: Raw) =>
    keys.every((key) => key in row);
const newest = requestOf(calls.newestCampaigns).path;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const guids = (rows: readonly Raw[]) => JSON.stringify(rows.map((row) => row['guid']));

/** On shapes and paths. */
export const ofShapes: Guesses = {
  1: async ({ client, sample }) => {
    const { value, exchanges } = await ask(client, () => sample.lists.newestCampaigns.page(9_999));
    const seen = value ? `${value.data.length} rows` : `status ${exchanges.at(-1)?.status}`;
    return holds(value?.data.length === 0, seen, none);
  },
  2: async (visit) => {
    const order = { rowPerPage: 1, isDescending: true, orderBy: 'createdOn' };
    const [one, other, first] = await Promise.all([
      post(visit, newest, { ...order, currentPage: 2 }),
      post(visit, newest, { ...order, pageNumber: 2 }),
      post(visit, newest, { ...order, currentPage: 1 }),
    ]);
    if (one.data.length === 0 || guids(one.data) === guids(first.data)) return { unseen: none };
    return holds(guids(one.data) === guids(other.data), 'pageNumber 2 is another page', none);
  },
  3: async (visit) => {
    const { status } = await post(visit, newest, { rowPerPage: 1, checkApiUnknown: 1 });
    return holds(status >= 400 && status < 500, `status ${status}`, none);
  },
  4: ({ sample: { expiring } }) => {
    const ends = expiring.map(({ offeredPeriodEndDate }) => Date.parse(offeredPeriodEndDate));
    const rises = ends.every((end, at) => at === 0 || end >= (ends[at - 1] ?? end));
    const open = ends.every((end) => end > Date.now());
    const seen = rises ? 'one that has ended' : 'one that ends later above one that ends sooner';
    return holds(ends.length > 0 ? rises && open : undefined, seen, none);
  },
  5: ({ sample }) =>
    holds(
      all(sample.newest, ({ statusCode }) => statusCode !== 'TER'),
      'a terminated campaign',
      none,
    ),
  6: async ({ client, sample: { lists } }) => {
    const { exchanges } = await ask(client, () => lists.newestCampaigns.page(1), '');
    return holds(exchanges.at(-1)?.status === 200, `status ${exchanges.at(-1)?.status}`, none);
  },
  7: ({ client, sample: { lists, newest: rows } }) =>
    searches(
      rows,
      ({ campaignCode, address }) => [campaignCode, address],
      async (search) => {
        const { value } = await ask(client, () =>
          lists.newestCampaigns.page(1, { search, rowPerPage: 20 }),
        );
        return value?.data;
      },
    ),
  8: ({ client, sample: { lists, commitments } }) =>
    searches(
      commitments,
      (row) => [row.campaignCode, row.commitmentCode],
      async (search) => {
        const { value } = await ask(client, () =>
          lists.commitments.page(1, { search, rowPerPage: 20 }),
        );
        return value?.data;
      },
    ),
  9: async (visit) => {
    if (visit.sample.newest.length < 2) return { unseen: none };
    const can = await capabilitiesOf(visit);
    return holds(
      can.size === apiCapabilities.length,
      `it does ${[...can].join(', ') || 'none of them'}`,
      none,
    );
  },
  10: (visit) => {
    const links = [
      ...rawOf(visit, 'newestCampaigns').map((row) => row['campaignBanner']),
      ...rawOf(visit, 'userDetails').map((row) => row['imageUrl']),
    ].filter(isText);
    return holds(all(links, isLink), 'a key', none);
  },
  11: (visit) => {
    const rows = rawOf(visit, 'newestCampaigns');
    const keys = [
      ...rows.map((row) => row['issuerImage']),
      ...nestedIn(rows, 'transactionCampaignGalleries').map((row) => row['url']),
    ].filter(isText);
    return holds(
      all(keys, (key) => !isLink(key)),
      'a link',
      none,
    );
  },
  12: unseen('an upload: --write'),
  13: (visit) => holds(all(rawOf(visit, 'userDetails'), has('accountTier')), 'no such field', none),
  14: (visit) => {
    const nested = nestedIn(rawOf(visit, 'commitmentsByCampaign'), 'commitments');
    const wanted = has('guid', 'commitmentStatusCode', 'reconfirmDeadlineDate');
    return holds(all(nested, wanted), 'one without', none);
  },
  15: (visit) => {
    const rows = rawOf(visit, 'commitmentsByCampaign', 'stockMemos');
    return holds(
      all(nestedIn(rows, 'commitments'), has('commitmentCurrencyCode')),
      'one without',
      none,
    );
  },
  16: (visit) => {
    const activity = rawOf(visit, 'accountActivity');
    const rows = [
      ...rawOf(visit, 'stockMemos'),
      ...nestedIn(activity, 'stockPositions'),
      ...nestedIn(activity, 'transactions'),
    ];
    return holds(all(rows, has('currencyCode')), 'one without', none);
  },
  17: (visit) => holds(all(rawOf(visit, 'stockMemos'), has('completionDate')), 'one without', none),
  18: (visit) => {
    const changes = nestedIn(rawOf(visit, 'commitments', 'commitment'), 'materialChanges');
    return holds(all(changes, has('field', 'before', 'after')), 'a change of another shape', none);
  },
  19: (visit) => {
    const texts = rawOf(visit, 'newestCampaigns').map((row) => row['campaignSummary']);
    return holds(
      all(texts.filter(isText), (text) => /<\/?[a-z]/i.test(text)),
      'plain text',
      none,
    );
  },
  20: (visit) => {
    const rows = rawOf(visit, 'newestCampaigns').filter(has('transactionCampaignId', 'campaignId'));
    const fits = (row: Raw) =>
      /^\d+$/.test(String(row['transactionCampaignId'])) &&
      row['campaignId'] === row['campaignCode'];
    return holds(all(rows, fits), 'another number or code', none);
  },
  48: (visit) =>
    holds(all(rawOf(visit, 'newestCampaigns'), has('totalInvestors')), 'one without', none),
  49: unseen('what the issuers’ documents are called: ask the API’s team'),
  50: (visit) => holds(all(rawOf(visit, 'paymentOptions'), has('fee')), 'one without', none),
};

/** Whether each text of the last row finds that row. */
async function searches<Row extends { guid: string }>(
  rows: readonly Row[],
  textsOf: (row: Row) => string[],
  find: (search: string) => Promise<readonly Row[] | undefined>,
) {
  const row = rows.at(-1);
  const texts = row ? textsOf(row).filter(isText) : [];
  const found = await Promise.all(texts.map(find));
  const isFound = found.map((list) => list?.some(({ guid }) => guid === row?.guid) ?? false);
  const missed = texts.filter((_, at) => !isFound[at]).length;
  return holds(
    texts.length > 0 ? missed === 0 : undefined,
    `${missed} of ${texts.length} texts of a row do not find it`,
    none,
  );
}
