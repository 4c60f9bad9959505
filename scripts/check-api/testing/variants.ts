import type { Sabotage } from './sabotage-proxy';
import { templates } from '../contract/responses';
import { at, body, both, errors, files, header, on, preflight, rows, status } from './altering';

/** What must be named, `id place` of each finding; what is altered; the guesses that no longer hold. */
type Variant = readonly [named: readonly string[], does: Sabotage, refuted: readonly number[]];

const one = (named: string, does: Sabotage, ...refuted: number[]): Variant => [
  [named],
  does,
  refuted,
];
const many = (named: readonly string[], does: Sabotage, ...refuted: number[]): Variant => [
  named,
  does,
  refuted,
];
/** A field that is not as it should be. */
const field = (id: string, place: string, made: unknown, ...refuted: number[]): Variant => {
  const make = typeof made === 'function' ? (made as (value: unknown) => unknown) : () => made;
  return one(`field.${id} ${place}`, at(place, make), ...refuted);
};

const advices = 'Commitment.commitmentDebitCreditAdvises';
const cut = (value: unknown) => String(value).slice(0, 19);
const unlike = (value: unknown) => `${String(value)}-${Math.random()}`;
const onlyActive = (code: unknown) => (code === 'COM' ? 'ACTIVE' : code);
const nameOnly = (it: unknown) => (it as { name: string }).name;
const kyc = [{ serviceCode: 'KYC', accountServiceId: 1 }];

const ofFields = [
  field('missing', 'Campaign.minAmountPerInvestor', undefined),
  field('null', 'Campaign.sharePrice', null),
  field('type', 'Campaign.totalOffering', String),
  field('type', 'Campaign.maxAmountPerInvestor', { value: 5 }),
  field('decimals', 'Campaign.totalRaisedAmount', 10.005),
  field('missing', 'Campaign.isInvestmentActionAllowed', undefined, 36),
  field('type', 'Campaign.isInvestmentActionAllowed', String),
  field('code', 'Campaign.statusCode', 'LIVE', 35),
  field('date-zone', 'Campaign.offeredPeriodStartDate', cut),
  field('date', 'Campaign.offeredPeriodStartDate', 'next week'),
  field('missing', 'Campaign.issuerAccount', undefined),
  field('empty', 'Campaign.issuerName', ''),
  field('null', 'Campaign.transactionCampaignGalleries', null),
  field('type', 'Campaign.totalRaisedAmountPercentageByTotalOffering', 8),
  field('missing', 'Subscription.totalInvestors', undefined),
  field('code', 'Commitment.commitmentStatusCode', onlyActive),
  field('code', 'Commitment.commitmentStatus', { name: 'in order' }, 38),
  field('type', 'Commitment.commitmentStatus', nameOnly),
  field('missing', 'Commitment.reconfirmDeadlineDate', undefined, 40),
  field('missing', advices, undefined),
  field('null', `${advices}[].amount`, null),
  field('missing', 'CampaignRow.remainingDays', undefined),
  field('missing', 'CampaignRow.commitments[].guid', undefined, 14),
  field('type', 'StockMemo.finalInvestmentAmount', 'twelve'),
  field('missing', 'StockMemo.completionDate', undefined, 17),
  field('null', 'UserDetails.walletDetails', null),
  field('missing', 'UserDetails.accountTier', undefined, 13),
  field('missing', 'AccountActivity.balance', undefined),
  one(
    'essential UserDetails.profiles',
    at('UserDetails.profiles', () => kyc),
  ),
  one(
    'essential paymentOptions',
    rows('paymentOptions', (all) => all.slice(1)),
  ),
  one(
    'essential nationalities',
    rows('nationalities', (all) => all.slice(0, 3)),
  ),
  one(
    'field.missing Company.TEAM',
    at('CompanySection.sectionCode', (code) => (code === 'TEAM' ? 'PEOPLE' : code)),
  ),
];

export const sorry = { errorDetails: [{ message: 'Sorry' }], exception: 'Sorry', message: 'Sorry' };
const elsewhere = header('location', 'https://elsewhere.example/');

const ofReads = [
  one('read.status companyView', on('companyView', both(status(404), body(sorry)))),
  one('read.redirect subscription', on('subscription', both(status(307), elsewhere))),
  one('read.shape accountActivity', on('accountActivity', body({}))),
  one('read.shape paymentOptions', on('paymentOptions', body('<html>Sign in</html>'))),
  one('read.refused stockMemo', on('stockMemo', body(sorry))),
  one(
    'read.unreachable subscription',
    on('subscription', () => false),
  ),
  many(
    ['read.rows newestCampaigns', 'field.null Campaign.guid'],
    rows('newestCampaigns', (all) => [...all, { ...all[0], guid: null }]),
  ),
  one('id.unstable PaymentOption.productGuid', at('PaymentOption.productGuid', unlike)),
  one(
    'id.unstable Campaign.transactionCampaignId',
    at('Campaign.transactionCampaignId', unlike),
    20,
  ),
];

const total = (change: (pages: number, asked: unknown) => number) =>
  on('stockMemos', (passing) => {
    const json = passing.json as { totalPages: number };
    json.totalPages = change(json.totalPages, passing.request['rowPerPage']);
  });
const nobody = { guid: 'none', issuer: 'Nobody', stockMemoNumber: '-', campaignCode: '-' };
const flipped = <T>(all: T[]) => all.toReversed();

const ofLists = [
  one(
    'paging.total-pages stockMemos',
    total((pages) => pages + 1),
  ),
  one(
    'paging.total-pages stockMemos',
    total((pages, asked) => (asked === 1 ? 1 : pages)),
  ),
  one(
    'paging.rows commitments',
    rows('commitments', (all, { pageNumber }) =>
      pageNumber === 2 ? all.map((row, index) => (index === 0 ? (all[1] ?? row) : row)) : all,
    ),
  ),
  one(
    'paging.size commitmentsByCampaign',
    rows('commitmentsByCampaign', (all, { rowPerPage }) =>
      rowPerPage === 5 ? [...all, { ...all[0], guid: 'one-more' }] : all,
    ),
  ),
  one(
    'search.ignored stockMemos',
    rows('stockMemos', (all, { search }) => (search ? [nobody] : all)),
  ),
  one(
    'search.misses commitmentsByCampaign',
    rows('commitmentsByCampaign', (all, { search }) => (search ? [] : all)),
  ),
  many(
    ['order.descending commitments', 'order.ascending commitments'],
    rows('commitments', flipped),
  ),
  one(
    'order.ascending commitments',
    rows('commitments', (all, { isDescending }) => (isDescending ? all : flipped(all))),
  ),
  one(
    'filter.ignored nationalities.categoryCode',
    rows('nationalities', () => [{ name: 'Other', nationalityCode: 'OTH' }]),
  ),
  one(
    'filter.ignored accountActivity.startDate',
    on('accountActivity', ({ json, request }) => {
      const { data } = json as { data: { transactions: unknown[] } };
      if (request['endDate'] === '1990-01-02') data.transactions = [{}];
    }),
  ),
  one(
    'capability orderBy.offeredPeriodStartDate',
    rows('newestCampaigns', (all, { orderBy }) =>
      orderBy === 'offeredPeriodStartDate' ? flipped(all) : all,
    ),
    9,
  ),
];

const allow = (name: string, value?: string) => header(`access-control-allow-${name}`, value);
const everyPreflight = Object.keys(templates).map((name) => `cors.preflight ${name}`);
const later = new Date(Date.now() + 600_000).toUTCString();

const ofTransport = [
  many(everyPreflight, preflight(allow('origin'))),
  many(everyPreflight, preflight(allow('headers', '*'))),
  many(everyPreflight, preflight(status(401))),
  one('cors.preflight updateStatus', preflight(allow('methods', 'GET,POST'))),
  one('cors.preflight invest', preflight(allow('headers', 'authorization,content-type'))),
  one('cors.max-age preflights', preflight(header('access-control-max-age'))),
  one('cors.origin campaign', on('campaign', allow('origin', 'https://other.example'))),
  one('cors.origin errors (401)', errors(401, allow('origin'))),
  one('cors.vary origin', allow('origin', 'https://host.example')),
  one('cors.expose-date origin', header('access-control-expose-headers')),
  one('cors.credentials origin', allow('credentials', 'true')),
  one('transport.cache userDetails', on('userDetails', header('cache-control', 'public'))),
  one('transport.clock origin', header('date', later)),
  one('transport.type subscription', on('subscription', header('content-type', 'text/plain'))),
];

const toTokens = (name: string) =>
  ['wrong-token', 'no-token', 'expired-token'].map((id) => `access.${id} ${name}`);
const wrong = { title: 'Wrong', exception: '', errorDetails: [], message: '' };
const html = both(body(undefined), body('<h1>Not found</h1>'));

const ofAccess = [
  one(
    'access.public newestCampaigns',
    on('newestCampaigns', (passing) =>
      passing.token.trim() === 'Bearer' ? both(status(401), body(sorry))(passing) : undefined,
    ),
    6,
  ),
  many(toTokens('commitments'), on('commitments', status(200), 401)),
  many(toTokens('stockMemos'), on('stockMemos', status(403), 401)),
  one('access.stranger commitment', on('commitment', status(200), 404), 26),
  one('access.not-found stockMemo', on('stockMemo', status(500), 404)),
  one('error.shape errors (404)', errors(404, html), 25),
  one('error.shape errors (400)', errors(400, body(wrong))),
  one(
    'error.personal-data errors (404)',
    errors(404, (passing) => body({ ...sorry, exception: passing.token })(passing)),
  ),
];

const link = (id: string, data: string) => one(`link.${id} preSign`, on('preSign', body({ data })));
const links = (id: string, does: Sabotage) =>
  many([`link.${id} preSign`, `link.${id} Campaign.campaignBanner`], does);

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
  many(
    [],
    at('Campaign.campaignBanner', () => 'campaigns/banner.png'),
    10,
  ),
];

export const variants: readonly Variant[] = [
  ...ofFields,
  ...ofReads,
  ...ofLists,
  ...ofTransport,
  ...ofAccess,
  ...ofLinks,
];
