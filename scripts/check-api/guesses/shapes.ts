import { newestCampaignsCall } from '@investor-portal/shared/partner-api/contract/campaigns';
import { apiCapabilities } from '@investor-portal/shared/session/runtime-config';
import { isLink } from '@investor-portal/shared/partner-api/contract/files';
import { requestOf } from '@investor-portal/shared/partner-api/client/request-of';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { ask } from '../client/ask';
import type { Client } from '../client/client';
import { abilitiesOf } from '../checks/filters';
import type { PagedList } from '../reading/lists';
import {
  allHold,
  holds,
  nestedIn,
  noSuchData,
  post,
  rawRowsOf,
  notSeen,
  type Guesses,
  type RawRow,
} from './guess';

const newest = requestOf(newestCampaignsCall.template).path;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const guids = (rows: readonly RawRow[]) => JSON.stringify(rows.map((row) => row['guid']));

export const ofShapes: Guesses = {
  1: async ({ client, sample }) => {
    const { value, exchanges } = await ask(client, () => sample.lists.newestCampaigns.page(9_999));
    const seen = value ? `${value.data.length} rows` : `status ${exchanges.at(-1)?.status}`;
    return holds(value?.data.length === 0, seen);
  },
  2: async (context) => {
    const order = { rowPerPage: 1, isDescending: true, orderBy: 'createdOn' };
    const [one, other, first] = await Promise.all([
      post(context, newest, { ...order, currentPage: 2 }),
      post(context, newest, { ...order, pageNumber: 2 }),
      post(context, newest, { ...order, currentPage: 1 }),
    ]);
    if (one.data.length === 0 || guids(one.data) === guids(first.data))
      return { unseen: noSuchData };
    return holds(guids(one.data) === guids(other.data), 'pageNumber 2 is another page');
  },
  3: async (context) => {
    const { status } = await post(context, newest, { rowPerPage: 1, checkApiUnknown: 1 });
    return holds(status >= 400 && status < 500, `status ${status}`);
  },
  4: ({ sample: { expiring } }) => {
    const ends = expiring
      .map(({ offeredPeriodEndDate }) => parseInstant(offeredPeriodEndDate))
      .filter((end) => end !== null);
    const rises = ends.every((end, at) => at === 0 || end >= (ends[at - 1] ?? end));
    const open = ends.every((end) => end > Date.now());
    const seen = rises ? 'one that has ended' : 'one that ends later above one that ends sooner';
    return holds(ends.length > 0 ? rises && open : undefined, seen);
  },
  5: ({ sample }) =>
    allHold(sample.newest, ({ statusCode }) => statusCode !== 'TER', 'a terminated campaign'),
  6: async ({ client, sample: { lists } }) => {
    const { exchanges } = await ask(client, () => lists.newestCampaigns.page(1), '');
    return holds(exchanges.at(-1)?.status === 200, `status ${exchanges.at(-1)?.status}`);
  },
  7: ({ client, sample: { lists, newest: rows } }) =>
    searches(client, lists.newestCampaigns, rows.at(-1), (row) => [row.campaignCode, row.address]),
  8: ({ client, sample: { lists, commitments: rows } }) =>
    searches(client, lists.commitments, rows.at(-1), (row) => [
      row.campaignCode,
      row.commitmentCode,
    ]),
  9: async (context) => {
    if (context.sample.newest.length < 2) return { unseen: noSuchData };
    const abilities = await abilitiesOf(context);
    const named = (ability: string) =>
      apiCapabilities.filter((it) => abilities.get(it) === ability);
    const [ignored, unknown] = [named('ignores'), named('unknown')];
    if (ignored.length > 0) return { refuted: `it ignores ${ignored.join(', ')}` };
    const seen = `too few or too similar campaigns for ${unknown.join(', ')}`;
    return unknown.length > 0 ? { unseen: seen } : true;
  },
  10: (context) => {
    const links = [
      ...rawRowsOf(context, 'newestCampaigns').map((row) => row['campaignBanner']),
      ...rawRowsOf(context, 'userDetails').map((row) => row['imageUrl']),
    ].filter(isText);
    return allHold(links, isLink, 'a key');
  },
  11: (context) => {
    const rows = rawRowsOf(context, 'newestCampaigns');
    const keys = [
      ...rows.map((row) => row['issuerImage']),
      ...nestedIn(rows, 'transactionCampaignGalleries').map((row) => row['url']),
    ].filter(isText);
    return allHold(keys, (key) => !isLink(key), 'a link');
  },
  12: notSeen('an upload: --write'),
  19: (context) => {
    const texts = rawRowsOf(context, 'newestCampaigns').map((row) => row['campaignSummary']);
    return allHold(texts.filter(isText), (text) => /<\/?[a-z]/i.test(text), 'plain text');
  },
  20: (context) => {
    const rows = rawRowsOf(context, 'newestCampaigns').filter(
      (row) => 'transactionCampaignId' in row && 'campaignId' in row,
    );
    const fits = (row: RawRow) =>
      /^\d+$/.test(String(row['transactionCampaignId'])) &&
      row['campaignId'] === row['campaignCode'];
    return allHold(rows, fits, 'another number or code');
  },
  49: notSeen('what the issuers’ documents are called: ask the API’s team'),
};

async function searches<Row extends { guid: string }>(
  client: Client,
  list: PagedList<Row>,
  row: Row | undefined,
  textsOf: (row: Row) => string[],
) {
  if (!row) return { unseen: noSuchData };
  const texts = textsOf(row).filter(isText);
  const found = await Promise.all(
    texts.map(async (search) => {
      const { value } = await ask(client, () => list.page(1, { search, rowPerPage: 20 }));
      return value?.data.some(({ guid }) => guid === row.guid) ?? false;
    }),
  );
  const missed = found.filter((isFound) => !isFound).length;
  const seen = `${missed} of ${texts.length} texts of a row do not find it`;
  return holds(texts.length > 0 ? missed === 0 : undefined, seen);
}
