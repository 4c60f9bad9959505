import { at, both, errors, header, on, rows, when, type Row } from './altering';
import type { ProxiedResponse, Sabotage } from './sabotage-proxy';

const data = ({ json }: ProxiedResponse) => ((json ?? {}) as { data?: unknown }).data;
const ofSuccess = (sabotage: Sabotage) =>
  when((it) => it.status === 200 && data(it) !== undefined, sabotage);

const bare = ofSuccess((passing) => {
  passing.json = data(passing);
});
const nested = ofSuccess((passing) => {
  if ('totalPages' in (passing.json as object))
    passing.json = { data: passing.json, message: 'OK' };
});
/** Omits null values, as some servers do. `assignee` stays, because it is always null in the sandbox. */
const withoutNulls = ofSuccess((passing) => {
  passing.json = JSON.parse(JSON.stringify(passing.json), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).filter(([key, it]) => it !== null || key === 'assignee'),
        )
      : value,
  );
});
const empty401 = errors(401, (passing) => {
  passing.json = undefined;
  passing.body = '';
});
const percentage = 'Campaign.totalRaisedAmountPercentageByTotalOffering';
/** Amounts and flags as texts, a percentage as a number, and a status without its object. */
const otherTypes = both(
  ofSuccess((passing) => {
    passing.json = JSON.parse(JSON.stringify(passing.json), (key, value: unknown) =>
      typeof value === 'number' && /amount$/i.test(key) ? String(value) : value,
    );
  }),
  at('Campaign.isInvestmentActionAllowed', String),
  at(percentage, (value) => Number.parseFloat(String(value))),
  at('Commitment.commitmentStatus', (it) => (it as { name: string }).name),
);
const bannerKeys = at('Campaign.campaignBanner', () => 'campaigns/banner.png');
const cached = on('campaign', header('cache-control', 'public, max-age=60'));
const withCharset: Sabotage = ({ headers }) => {
  if (headers['content-type']?.includes('json'))
    headers['content-type'] = 'application/json; charset="UTF-8"';
};
const searchesTexts: Sabotage = on('newestCampaigns', (passing) => {
  const { search } = passing.request;
  const { data: rows } = passing.json as { data: Row[] };
  const [first] = rows;
  const without = { guid: 'x', nameOfIssuer: '-', issuerName: '-', address: '-' };
  if (first && typeof search === 'string' && search !== '' && !search.startsWith('qzxj'))
    rows.push({ ...first, ...without, campaignSummary: search });
});

let isChanging = true;
/** Repeats a row once, as a list does that gains a row between two of its pages. */
const gainsRow = rows('commitments', (all, { pageNumber, rowPerPage }) => {
  if (!isChanging || pageNumber !== 2 || rowPerPage !== 5) return all;
  isChanging = false;
  return all.map((row, index) => (index === 0 ? (all[1] ?? row) : row));
});

export const rightShapes: readonly { what: string; sabotage: Sabotage }[] = [
  { what: 'sends its data without an envelope', sabotage: bare },
  { what: 'sends its lists in two envelopes', sabotage: nested },
  { what: 'omits what is null, and names its charset', sabotage: both(withoutNulls, withCharset) },
  {
    what: 'sends a 401 without a body, and lets caches keep campaigns',
    sabotage: both(empty401, cached),
  },
  { what: 'sends the keys of banners instead of links', sabotage: bannerKeys },
  { what: 'writes its values in types that the portal reads', sabotage: otherTypes },
  { what: 'searches in more texts than the portal asks for', sabotage: searchesTexts },
  { what: 'gains a commitment while its pages are read', sabotage: gainsRow },
];
