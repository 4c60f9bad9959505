import { newestCampaignsCall } from '@investor-portal/shared/partner-api/contract/campaigns';
import { apiCapabilities } from '@investor-portal/shared/session/runtime-config';
import { isLink } from '@investor-portal/shared/partner-api/contract/files';
import { requestOf } from '@investor-portal/shared/partner-api/client/request-of';
import { ask } from '../client/ask';
import type { Client } from '../client/client';
import { abilitiesOf } from '../checks/filters';
import type { PagedList } from '../reading/lists';
import {
  allHold,
  holds,
  nestedIn,
  none,
  post,
  rawOf,
  unseen,
  type Guesses,
  type Raw,
} from './guess';

const newest = requestOf(newestCampaignsCall.template).path;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const guids = (rows: readonly Raw[]) => JSON.stringify(rows.map((row) => row['guid']));

export const ofShapes: Guesses = {
  1: async ({ client, sample }) => {
    const { value, exchanges } = await ask(client, () => sample.lists.newestCampaigns.page(9_999));
    const seen = value ? `${value.data.length} rows` : `status ${exchanges.at(-1)?.status}`;
    return holds(value?.data.length === 0, seen);
  },
  2: async (visit) => {
    const order = { rowPerPage: 1, isDescending: true, orderBy: 'createdOn' };
    const [one, other, first] = await Promise.all([
      post(visit, newest, { ...order, currentPage: 2 }),
      post(visit, newest, { ...order, pageNumber: 2 }),
      post(visit, newest, { ...order, currentPage: 1 }),
    ]);
    if (one.data.length === 0 || guids(one.data) === guids(first.data)) return { unseen: none };
    return holds(guids(one.data) === guids(other.data), 'pageNumber 2 is another page');
  },
  3: async (visit) => {
    const { status } = await post(visit, newest, { rowPerPage: 1, checkApiUnknown: 1 });
    return holds(status >= 400 && status < 500, `status ${status}`);
  },
  4: ({ sample: { expiring } }) => {
    const ends = expiring
      .map(({ offeredPeriodEndDate }) => Date.parse(offeredPeriodEndDate))
      .filter((end) => !Number.isNaN(end));
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
  9: async (visit) => {
    if (visit.sample.newest.length < 2) return { unseen: none };
    const abilities = await abilitiesOf(visit);
    const named = (ability: string) =>
      apiCapabilities.filter((it) => abilities.get(it) === ability);
    const [ignored, unknown] = [named('ignores'), named('unknown')];
    if (ignored.length > 0) return { refuted: `it ignores ${ignored.join(', ')}` };
    const seen = `too few or too similar campaigns for ${unknown.join(', ')}`;
    return unknown.length > 0 ? { unseen: seen } : true;
  },
  10: (visit) => {
    const links = [
      ...rawOf(visit, 'newestCampaigns').map((row) => row['campaignBanner']),
      ...rawOf(visit, 'userDetails').map((row) => row['imageUrl']),
    ].filter(isText);
    return allHold(links, isLink, 'a key');
  },
  11: (visit) => {
    const rows = rawOf(visit, 'newestCampaigns');
    const keys = [
      ...rows.map((row) => row['issuerImage']),
      ...nestedIn(rows, 'transactionCampaignGalleries').map((row) => row['url']),
    ].filter(isText);
    return allHold(keys, (key) => !isLink(key), 'a link');
  },
  12: unseen('an upload: --write'),
  19: (visit) => {
    const texts = rawOf(visit, 'newestCampaigns').map((row) => row['campaignSummary']);
    return allHold(texts.filter(isText), (text) => /<\/?[a-z]/i.test(text), 'plain text');
  },
  20: (visit) => {
    const rows = rawOf(visit, 'newestCampaigns').filter(
      (row) => 'transactionCampaignId' in row && 'campaignId' in row,
    );
    const fits = (row: Raw) =>
      /^\d+$/.test(String(row['transactionCampaignId'])) &&
      row['campaignId'] === row['campaignCode'];
    return allHold(rows, fits, 'another number or code');
  },
  49: unseen('what the issuers’ documents are called: ask the API’s team'),
};

async function searches<Row extends { guid: string }>(
  client: Client,
  list: PagedList<Row>,
  row: Row | undefined,
  textsOf: (row: Row) => string[],
) {
  if (!row) return { unseen: none };
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
