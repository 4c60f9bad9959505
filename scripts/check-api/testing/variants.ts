import type { Sabotage } from './sabotage-proxy';
import { callNames } from '../contract/shape';
import { ofCauses } from './variants-of-causes';
import {
  at,
  body,
  both,
  errors,
  files,
  header,
  on,
  preflight,
  rows,
  status,
  type Row,
  wrongRows,
  variantOf,
  wrongValue,
  type Variant,
} from './altering';

const advices = 'Commitment.commitmentDebitCreditAdvises';
const cut = (value: unknown) => String(value).slice(0, 19).replace('T', ' ');
const onlyActive = (code: unknown) => (code === 'COM' ? 'ACTIVE' : code);
const withoutTeam = (code: unknown) => (code === 'TEAM' ? 'PEOPLE' : code);
const kyc = [{ serviceCode: 'KYC', accountServiceId: 1 }];

const ofFields = [
  wrongValue('field.missing', 'Campaign.minAmountPerInvestor', undefined),
  wrongValue('field.null', 'Campaign.sharePrice', null),
  wrongValue('field.type', 'Campaign.maxAmountPerInvestor', { value: 5 }),
  wrongValue('field.decimals', 'Campaign.totalRaisedAmount', 10.005),
  wrongValue('field.code', 'Campaign.statusCode', 'LIVE'),
  wrongValue('field.date-zone', 'Campaign.offeredPeriodStartDate', cut),
  wrongValue('field.date', 'Campaign.offeredPeriodStartDate', 'next week'),
  wrongValue('field.empty', 'Campaign.issuerName', ''),
  wrongValue('field.code', 'Commitment.commitmentStatusCode', onlyActive),
  wrongValue('field.null', `${advices}[].amount`, null),
  wrongValue('field.missing', 'CampaignRow.commitments[].guid', undefined),
  wrongValue('field.missing', 'UserDetails.accountTier', undefined),
  wrongValue('essential', 'UserDetails.profiles', kyc),
  wrongRows('essential', 'paymentOptions', (all) => all.slice(1)),
  wrongRows('essential', 'nationalities', () => [], /the list is empty.*Nobody can register/),
  variantOf('field.missing Company.TEAM', at('CompanySection.sectionCode', withoutTeam)),
];

const message = 'Sorry';
export const errorBody = { errorDetails: [{ message }], exception: message, message };
const lost = () => false as const;
const elsewhere = header('location', 'https://elsewhere.example/');

const ofReads = [
  variantOf('read.status companyView', on('companyView', both(status(404), body(errorBody)))),
  variantOf('read.redirect subscription', on('subscription', both(status(307), elsewhere))),
  variantOf('read.shape paymentOptions', on('paymentOptions', body('<html>Sign in</html>'))),
  variantOf('read.refused stockMemo', on('stockMemo', body(errorBody))),
  variantOf('read.unreachable subscription', on('subscription', lost)),
  wrongRows('read.rows', 'newestCampaigns', (all) => [...all, null as unknown as Row]),
];

const total = (id: string, change: (pages: number, asked: unknown) => number) =>
  variantOf(
    `paging.${id} stockMemos`,
    on('stockMemos', ({ json, request }) => {
      const page = json as { totalPages: number };
      page.totalPages = change(page.totalPages, request['rowPerPage']);
    }),
  );
const nobody = { guid: 'none', issuer: 'Nobody', stockMemoNumber: '-', campaignCode: '-' };

const ofLists = [
  total('too-many', (pages) => pages + 1),
  total('too-few', (pages, asked) => (asked === 1 ? 1 : pages)),
  wrongRows('paging.rows', 'commitments', (all, { pageNumber }) =>
    pageNumber === 2 ? all.map((row, index) => (index === 0 ? (all[1] ?? row) : row)) : all,
  ),
  wrongRows('paging.size', 'commitmentsByCampaign', (all, { rowPerPage }) =>
    rowPerPage === 5 ? [...all, { ...all[0], guid: 'one-more' }] : all,
  ),
  wrongRows('search.ignored', 'stockMemos', (all, { search }) => (search ? [nobody] : all)),
  wrongRows('search.misses', 'commitmentsByCampaign', (all, { search }) => (search ? [] : all)),
  wrongRows('order.descending', 'commitments', (all) => all.toReversed()),
  variantOf(
    'filter.ignored nationalities.categoryCode',
    rows('nationalities', () => [{ name: 'Other', nationalityCode: 'OTH' }]),
  ),
  variantOf(
    'filter.ignored accountActivity.startDate',
    on('accountActivity', ({ json, request }) => {
      const { data } = json as { data: { transactions: unknown[] } };
      if (request['endDate'] === '1990-01-02') data.transactions = [{}];
    }),
  ),
];

const allow = (name: string, value?: string) => header(`access-control-allow-${name}`, value);
const [firstCall, ...otherCalls] = callNames;
const everyPreflight = `cors.preflight ${firstCall} +${otherCalls.length}`;
const withoutKey = 'authorization,content-type,traceparent';
const later = new Date(Date.now() + 600_000).toUTCString();

const ofTransport = [
  variantOf(everyPreflight, preflight(allow('origin'))),
  variantOf(everyPreflight, preflight(status(401))),
  variantOf(everyPreflight, preflight(allow('headers', '*')), /lacks authorization"/),
  variantOf('cors.preflight updateStatus', preflight(allow('methods', 'GET,POST'))),
  variantOf('cors.preflight invest', preflight(allow('headers', withoutKey))),
  variantOf('cors.origin campaign', on('campaign', allow('origin', 'https://other.example'))),
  variantOf('cors.origin errors (401)', errors(401, allow('origin'))),
  variantOf('cors.vary origin', allow('origin', 'https://host.example')),
  {
    expected: ['cors.expose-date origin', 'cors.expose-retry-after origin'],
    sabotage: header('access-control-expose-headers'),
  },
  variantOf('transport.cache userDetails', on('userDetails', header('cache-control', 'public'))),
  variantOf('transport.clock origin', header('date', later)),
];

const wrong = { title: 'Wrong', exception: '', errorDetails: [], message: '' };
const html = both(body(undefined), body('<h1>Not found</h1>'));

const ofAccess = [
  variantOf(
    'access.public newestCampaigns',
    on('newestCampaigns', (passing) =>
      passing.token.trim() === 'Bearer' ? both(status(401), body(errorBody))(passing) : undefined,
    ),
  ),
  variantOf('access.open commitments', on('commitments', status(200), 401)),
  variantOf('access.token stockMemos', on('stockMemos', status(403), 401)),
  variantOf('access.token userDetails +6', errors(401, status(403))),
  variantOf('access.stranger commitment', on('commitment', status(200), 404)),
  variantOf('access.not-found stockMemo', on('stockMemo', status(500), 404)),
  variantOf('error.shape errors (404)', errors(404, html)),
  variantOf('error.shape errors (400)', errors(400, body(wrong))),
  variantOf(
    'error.personal-data errors (404)',
    errors(404, (passing) => body({ ...errorBody, exception: passing.token })(passing)),
  ),
];

const link = (id: string, data: string) =>
  variantOf(`link.${id} preSign`, on('preSign', body({ data })));
const links = (id: string, sabotage: Sabotage) => variantOf(`link.${id} preSign +1`, sabotage);

const ofLinks = [
  link('origin', 'https://cdn.example/a.png?expires=1'),
  link('address', 'campaigns/a.png'),
  links('status', files(status(403))),
  links('empty', files(body(''))),
  links('type', files(header('content-type', 'text/html'))),
  links('resource-policy', files(header('cross-origin-resource-policy', 'same-origin'))),
];

export const variants: readonly Variant[] = [
  ...ofCauses,
  ...ofFields,
  ...ofReads,
  ...ofLists,
  ...ofTransport,
  ...ofAccess,
  ...ofLinks,
];
