import type { Sabotage } from './sabotage-proxy';
import { list, named, value, type Variant } from './variant';
import { callNames } from '../contract/responses';
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
} from './altering';

const advices = 'Commitment.commitmentDebitCreditAdvises';
const cut = (value: unknown) => String(value).slice(0, 19);
const unlike = (value: unknown) => `${String(value)}-${Math.random()}`;
const onlyActive = (code: unknown) => (code === 'COM' ? 'ACTIVE' : code);
const nameOnly = (it: unknown) => (it as { name: string }).name;
const kyc = [{ serviceCode: 'KYC', accountServiceId: 1 }];

const ofFields = [
  value('field.missing', 'Campaign.minAmountPerInvestor', undefined),
  value('field.null', 'Campaign.sharePrice', null),
  value('field.type', 'Campaign.totalOffering', String),
  value('field.type', 'Campaign.maxAmountPerInvestor', { value: 5 }),
  value('field.decimals', 'Campaign.totalRaisedAmount', 10.005),
  value('field.missing', 'Campaign.isInvestmentActionAllowed', undefined, 36),
  value('field.type', 'Campaign.isInvestmentActionAllowed', String),
  value('field.code', 'Campaign.statusCode', 'LIVE', 35),
  value('field.date-zone', 'Campaign.offeredPeriodStartDate', cut),
  value('field.date', 'Campaign.offeredPeriodStartDate', 'next week'),
  value('field.empty', 'Campaign.issuerName', ''),
  value('field.type', 'Campaign.totalRaisedAmountPercentageByTotalOffering', 8),
  value('field.code', 'Commitment.commitmentStatusCode', onlyActive),
  value('field.code', 'Commitment.commitmentStatus', { name: 'in order' }, 38),
  value('field.type', 'Commitment.commitmentStatus', nameOnly),
  value('field.null', `${advices}[].amount`, null),
  value('field.missing', 'CampaignRow.commitments[].guid', undefined, 14),
  value('field.missing', 'StockMemo.completionDate', undefined, 17),
  value('field.missing', 'UserDetails.accountTier', undefined, 13),
  value('essential', 'UserDetails.profiles', kyc),
  list('essential', 'paymentOptions', (all) => all.slice(1)),
  list('essential', 'nationalities', (all) => all.slice(0, 3)),
  named(
    'field.missing Company.TEAM',
    at('CompanySection.sectionCode', (code) => (code === 'TEAM' ? 'PEOPLE' : code)),
  ),
];

export const errorBody = {
  errorDetails: [{ message: 'Sorry' }],
  exception: 'Sorry',
  message: 'Sorry',
};
const elsewhere = header('location', 'https://elsewhere.example/');

const ofReads = [
  named('read.status companyView', on('companyView', both(status(404), body(errorBody)))),
  named('read.redirect subscription', on('subscription', both(status(307), elsewhere))),
  named('read.shape accountActivity', on('accountActivity', body({}))),
  named('read.shape paymentOptions', on('paymentOptions', body('<html>Sign in</html>'))),
  named('read.refused stockMemo', on('stockMemo', body(errorBody))),
  named(
    'read.unreachable subscription',
    on('subscription', () => false),
  ),
  named(
    'field.null Campaign.guid',
    rows('newestCampaigns', (all) => [...all, { ...all[0], guid: null }]),
  ),
  named(
    'read.rows newestCampaigns',
    rows('newestCampaigns', (all) => [...all, null as unknown as Row]),
  ),
  value('id.unstable', 'PaymentOption.productGuid', unlike),
  value('id.unstable', 'Campaign.transactionCampaignId', unlike, 20),
];

const total = (id: string, change: (pages: number, asked: unknown) => number) =>
  named(
    `paging.${id} stockMemos`,
    on('stockMemos', ({ json, request }) => {
      const page = json as { totalPages: number };
      page.totalPages = change(page.totalPages, request['rowPerPage']);
    }),
  );
const nobody = { guid: 'none', issuer: 'Nobody', stockMemoNumber: '-', campaignCode: '-' };
const flipped = <T>(all: T[]) => all.toReversed();

const ofLists = [
  total('too-many', (pages) => pages + 1),
  total('too-few', (pages, asked) => (asked === 1 ? 1 : pages)),
  list('paging.rows', 'commitments', (all, { pageNumber }) =>
    pageNumber === 2 ? all.map((row, index) => (index === 0 ? (all[1] ?? row) : row)) : all,
  ),
  list('paging.size', 'commitmentsByCampaign', (all, { rowPerPage }) =>
    rowPerPage === 5 ? [...all, { ...all[0], guid: 'one-more' }] : all,
  ),
  list('search.ignored', 'stockMemos', (all, { search }) => (search ? [nobody] : all)),
  list('search.misses', 'commitmentsByCampaign', (all, { search }) => (search ? [] : all)),
  named('order.descending commitments', rows('commitments', flipped)),
  list('order.ascending', 'commitments', (all, { isDescending }) =>
    isDescending ? all : flipped(all),
  ),
  named(
    'filter.ignored nationalities.categoryCode',
    rows('nationalities', () => [{ name: 'Other', nationalityCode: 'OTH' }]),
  ),
  named(
    'filter.ignored accountActivity.startDate',
    on('accountActivity', ({ json, request }) => {
      const { data } = json as { data: { transactions: unknown[] } };
      if (request['endDate'] === '1990-01-02') data.transactions = [{}];
    }),
  ),
  named(
    'capability orderBy.offeredPeriodStartDate',
    rows('newestCampaigns', (all, { orderBy }) =>
      orderBy === 'offeredPeriodStartDate' ? flipped(all) : all,
    ),
    9,
  ),
];

const allow = (name: string, value?: string) => header(`access-control-allow-${name}`, value);
const [firstCall, ...otherCalls] = callNames;
const everyPreflight = `cors.preflight ${firstCall} +${otherCalls.length}`;
const later = new Date(Date.now() + 600_000).toUTCString();

const ofTransport = [
  named(everyPreflight, preflight(allow('origin'))),
  named(everyPreflight, allow('origin')),
  named(everyPreflight, preflight(allow('headers', '*'))),
  named(everyPreflight, preflight(status(401))),
  named('cors.preflight updateStatus', preflight(allow('methods', 'GET,POST'))),
  named('cors.preflight invest', preflight(allow('headers', 'authorization,content-type'))),
  named('cors.max-age preflights', preflight(header('access-control-max-age'))),
  named('cors.origin campaign', on('campaign', allow('origin', 'https://other.example'))),
  named('cors.origin errors (401)', errors(401, allow('origin'))),
  named('cors.vary origin', allow('origin', 'https://host.example')),
  [
    ['cors.expose-date origin', 'cors.expose-retry-after origin'],
    header('access-control-expose-headers'),
    [],
  ] satisfies Variant,
  named('cors.expose-retry-after origin', header('access-control-expose-headers', 'date')),
  named('cors.credentials origin', allow('credentials', 'true')),
  named('transport.cache userDetails', on('userDetails', header('cache-control', 'public'))),
  named('transport.clock origin', header('date', later)),
  named('transport.type subscription', on('subscription', header('content-type', 'text/plain'))),
];

const wrong = { title: 'Wrong', exception: '', errorDetails: [], message: '' };
const html = both(body(undefined), body('<h1>Not found</h1>'));

const ofAccess = [
  named(
    'access.public newestCampaigns',
    on('newestCampaigns', (passing) =>
      passing.token.trim() === 'Bearer' ? both(status(401), body(errorBody))(passing) : undefined,
    ),
    6,
  ),
  named('access.open commitments', on('commitments', status(200), 401)),
  named('access.token stockMemos', on('stockMemos', status(403), 401)),
  named('access.token userDetails +6', errors(401, status(403))),
  named('access.stranger commitment', on('commitment', status(200), 404), 26),
  named('access.not-found stockMemo', on('stockMemo', status(500), 404)),
  named('error.shape errors (404)', errors(404, html), 25),
  named('error.shape errors (400)', errors(400, body(wrong))),
  named(
    'error.personal-data errors (404)',
    errors(404, (passing) => body({ ...errorBody, exception: passing.token })(passing)),
  ),
];

const link = (id: string, data: string) =>
  named(`link.${id} preSign`, on('preSign', body({ data })));
const links = (id: string, does: Sabotage) => named(`link.${id} preSign +1`, does);

const ofLinks = [
  link('origin', 'https://cdn.example/a.png?expires=1'),
  link('address', 'campaigns/a.png'),
  links('status', files(status(403))),
  links('empty', files(body(''))),
  links('type', files(header('content-type', 'text/html'))),
  links('resource-policy', files(header('cross-origin-resource-policy', 'same-origin'))),
  links('unsigned', (passing) =>
    passing.path.startsWith('/files/')
      ? both(status(200), header('content-type', 'image/png'))(passing)
      : undefined,
  ),
  named(
    '',
    at('Campaign.campaignBanner', () => 'campaigns/banner.png'),
    10,
  ),
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
