import Ajv2020 from 'ajv/dist/2020';
import { payloadOf, sharedApi, type Investor } from '../testing/api';
import { callNames, calls, type CallName, type Call } from './calls';
import { openApiDocument } from './openapi';

interface Document {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content: Record<string, { schema: object }> }> }>
  >;
}

const api = sharedApi();
const ajv = new Ajv2020({ strict: false, allErrors: true });
let document: Document;
let investor: Investor;

beforeAll(async () => {
  document = (await (await fetch(`${api.url}/openapi.json`)).json()) as Document;
  ajv.addSchema(document, 'openapi');
  investor = await api.investor({ tier: 'Premium', balance: 200_000, history: true });
});

/** How a body violates the document; empty when it does not. */
function faults(name: CallName, status: number, body: unknown): unknown {
  const { path, method } = calls[name];
  const pointer = [
    path,
    method,
    'responses',
    String(status),
    'content',
    'application/json',
    'schema',
  ]
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.compile({ $ref: `openapi#/paths/${pointer}` });
  return validate(body) ? [] : validate.errors;
}

/** A valid request for each call. */
async function requestOf(name: CallName): Promise<{ path: string; body?: unknown }> {
  const campaign = await api.campaign();
  const user = await api.user(investor);
  const list = await api.commitments(investor, { rowPerPage: 50 });
  const waiting = list.data.find((it) => it.commitmentStatusCode === 'REC');
  const [memo] = (await api.memos(investor)).data;
  const path = (parameters: Record<string, string> = {}) =>
    calls[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) => parameters[key] || 'none');
  const paged = { path: path({ issuerGuid: campaign.issuerGuid }), body: { rowPerPage: 5 } };
  const requests: Record<CallName, { path: string; body?: unknown }> = {
    userDetails: { path: path({ externalReferenceCode: investor.externalReferenceCode }) },
    register: {
      path: path(),
      body: {
        externalReferenceCode: investor.externalReferenceCode,
        financialInformation: {
          annualGrossIncome: 900_000,
          annualGrossIncomeCurrency: 'PHP',
          assets: 'Above Php 1,000,000',
          netWorth: 'Above Php 1,000,000',
          agreeToOpenR1InvestmentsAccount: true,
        },
        userDetails: { ...user, nationality: 'PH' },
      },
    },
    accountActivity: { path: path(), body: { startDate: '2020-01-01', endDate: '2099-12-31' } },
    upload: { path: path() },
    preSign: { path: `${path()}?key=${campaign.issuerImage}` },
    nationalities: { path: path(), body: { rowPerPage: 10_000, pageNumber: 1 } },
    newestCampaigns: paged,
    expiringCampaigns: paged,
    issuerCampaigns: paged,
    campaign: { path: path({ guid: campaign.guid }) },
    subscription: { path: path({ guid: campaign.guid }) },
    companyView: { path: path({ issuerGuid: campaign.issuerGuid }) },
    commitments: { path: path(), body: { rowPerPage: 50 } },
    commitmentsByCampaign: { path: path(), body: { rowPerPage: 50 } },
    commitment: { path: path({ guid: list.data[0]?.guid ?? '' }) },
    invest: { path: path(), body: payloadOf(investor, campaign, user, 5_000) },
    updateStatus: {
      path: path({ commitmentId: waiting?.guid ?? '' }),
      body: { data: { commitmentStatusCode: 'CAN' } },
    },
    stockMemos: { path: path(), body: {} },
    stockMemo: { path: path({ guid: memo?.guid ?? '' }) },
    paymentOptions: { path: `${path()}?partnerAccountCode=PHCF` },
  };
  return requests[name];
}

async function send(name: CallName, token: string) {
  const call: Call = calls[name];
  const { path, body } = await requestOf(name);
  const form = new FormData();
  form.append('type', 'images');
  form.append('file', new File([png], 'signature.png', { type: 'image/png' }));
  const response = await fetch(api.url + path, {
    method: call.method.toUpperCase(),
    headers: {
      authorization: `Bearer ${token}`,
      ...(!call.multipart && { 'content-type': 'application/json' }),
    },
    ...(call.multipart ? { body: form } : body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

// The smallest PNG: one transparent pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

describe('§7 the contract', () => {
  it('is an OpenAPI 3.1 document with every call and no dangling reference', () => {
    expect(document).toMatchObject({ openapi: '3.1.0' });
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path));
    expect(operations).toHaveLength(callNames.length);
    const text = JSON.stringify(openApiDocument('http://x'));
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
      expect(document).toHaveProperty(['components', 'schemas', name ?? '']);
  });

  it.each(callNames)('%s responds as documented', async (name) => {
    const { status, answer } = await send(name, investor.tokenDetails.access_token);
    expect({ status, answer, faults: faults(name, status, answer) }).toMatchObject({
      status: 200,
      faults: [],
    });
  });

  it.each(callNames)('%s rejects an unknown token as documented', async (name) => {
    const { status, answer } = await send(name, 'unknown');
    expect(status).toBe(401);
    expect(faults(name, status, answer)).toEqual([]);
  });

  it('has a readable page', async () => {
    const response = await fetch(`${api.url}/docs`);
    const page = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    for (const name of callNames) expect(page).toContain(calls[name].path);
  });
});
