import {
  errors,
  at,
  body,
  both,
  header,
  on,
  status,
  when,
  type Row,
  variantOf,
  wrongValue,
  type Variant,
} from './altering';
import type { ProxiedResponse, Sabotage } from './sabotage-proxy';

const plus = (more: number) => (before: unknown) => Number(before) + more;
const nobody = () => '00000000-0000-4000-8000-000000000000';

/** One rule within a response and two between responses. All rules themselves are tested in scripts/api-contract/contradictions.test.ts. */
const ofContradictions = [
  wrongValue('relation.balance', 'AccountActivity.balance.endingShares', plus(1)),
  variantOf('relation.other-thing StockMemo.guid', on('stockMemo', at('StockMemo.guid', nobody))),
  variantOf(
    'relation.list-and-detail Commitment.commitmentAmount',
    on('commitment', at('Commitment.commitmentAmount', plus(1))),
  ),
];

const everywhere =
  (make: (value: unknown) => unknown): Sabotage =>
  (passing) => {
    if (passing.status === 200 && passing.json)
      passing.json = JSON.parse(JSON.stringify(passing.json), (_, value: unknown) => make(value));
  };
const isDate = (it: unknown) => typeof it === 'string' && /^\d{4}-\d\d-\d\dT/.test(it);

/** Sends the response as Latin-1, with an address that contains `ñ`. */
const inLatin1 = (passing: ProxiedResponse) => {
  passing.headers['content-type'] = 'application/json; charset=iso-8859-1';
  const text = JSON.stringify(passing.json).replace('"address":"', '"address":"Peñafrancia, ');
  passing.body = Buffer.from(text, 'latin1');
};
const garbled = () => 'PeÃ±afrancia';
const truncated = (passing: ProxiedResponse) => {
  passing.headers['content-encoding'] = 'gzip';
  passing.body = passing.body.slice(0, passing.body.length / 2);
};
const undecodable: Sabotage = () => 'undecodable';
const wrapped: Sabotage = (passing) => {
  passing.json = { data: passing.json };
};
const wrappedDetail: Sabotage = (passing) => {
  const { data } = (passing.json ?? {}) as { data?: unknown };
  if (passing.status === 200 && data !== undefined && !Array.isArray(data)) wrapped(passing);
};

const ofValues = [
  variantOf('text.charset campaign', on('campaign', inLatin1)),
  variantOf('text.garbled campaign', on('campaign', at('Campaign.address', garbled))),
  variantOf('read.cut-off accountActivity', on('accountActivity', truncated)),
  variantOf('read.envelope subscription', on('subscription', wrapped)),
];

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (it) => `_${it.toLowerCase()}`);
const inSnakeCase: Sabotage = ({ json, status: code }) => {
  if (code !== 200) return;
  for (const campaign of campaignsIn(json))
    for (const [key, before] of Object.entries(campaign)) {
      delete campaign[key];
      campaign[snake(key)] = before;
    }
};

function campaignsIn(json: unknown): Row[] {
  const { data } = (json ?? {}) as { data?: Row | Row[] };
  return [data ?? []].flat().filter((it) => 'offeredPeriodEndDate' in it);
}

const ofCalls = (sabotage: Sabotage) => when(({ path }) => path.startsWith('/api/'), sabotage);
const ofJson = (sabotage: Sabotage) => ofCalls(when(({ json }) => json !== undefined, sabotage));
const refused = both(
  status(401),
  body({ errorDetails: [{ message: 'No' }], exception: 'No', message: 'No' }),
);

/** A day and month that can be read in both orders. */
const nextYear = new Date().getFullYear() + 1;
const inFebruary = `${nextYear}-02-05T04:00:00Z`;
const daysUntil = (time: string) => Math.floor((Date.parse(time) - Date.now()) / 86_400_000);
const expiring = (make: (value: unknown) => unknown) =>
  both(
    at('Commitment.commitmentExpirationDate', make),
    at('CampaignRow.commitments[].commitmentExpirationDate', make),
  );

const withoutToken = when(({ token }) => token.trim() === 'Bearer', refused);

const ofManyPlaces: Variant[] = [
  variantOf(
    'field.date-zone Commitment.completionDate +12',
    everywhere((it) => (isDate(it) ? String(it).slice(0, 19) : it)),
  ),
  variantOf('field.name Campaign.transactionCampaignId +25', inSnakeCase),
  variantOf('read.envelope preSign +7', wrappedDetail),
  variantOf(
    'error.shape errors (401) +2',
    both(
      ...[400, 404, 401].map((code) =>
        errors(code, both(body(undefined), body('<h1>Failed</h1>'))),
      ),
    ),
  ),
  variantOf('read.cut-off paymentOptions +8', ofJson(truncated)),
  variantOf('read.cut-off paymentOptions +8', ofJson(undecodable)),
  variantOf('read.redirect paymentOptions +8', (passing) =>
    ofCalls(both(status(308), header('location', `https://www.example${passing.path}`)))(passing),
  ),
  variantOf('read.status paymentOptions +8', (passing) =>
    passing.token.length > 'Bearer '.length ? ofCalls(refused)(passing) : undefined,
  ),
  variantOf(
    'field.day-first Commitment.commitmentExpirationDate +1',
    both(
      expiring(() => `05/02/${nextYear}`),
      at('CampaignRow.campaignEndDate', () => inFebruary),
      at('CampaignRow.remainingDays', () => daysUntil(inFebruary)),
    ),
  ),
  variantOf('access.public preSign', on('preSign', withoutToken), /"less".*instead of logos/),
];

export const ofCauses: readonly Variant[] = [...ofContradictions, ...ofValues, ...ofManyPlaces];
