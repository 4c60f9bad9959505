import type {
  ExampleRequest,
  ExampleThings,
} from '@investor-portal/scripts/api-contract/contracts';
import { maximumUploadBytes } from '@investor-portal/scripts/api-contract/contracts';
import { callNames, calls, type Exchange, type CallName } from '../contract/calls';
import {
  apiOf,
  createCommitment,
  payloadOf,
  png,
  registrationOf,
  uploadForm,
  type Api,
} from '../testing/api';

/**
 * Makes every request of the session, then uses faults to make each call fail once.
 * @throws Error when a response has a status that the session does not expect.
 */
export async function record(url: string): Promise<Exchange[]> {
  const api = apiOf({ url });
  const attempts = await planSession(api);
  const exchanges: Exchange[] = [];
  for (const attempt of attempts) exchanges.push(await send(url, attempt));
  const investor = await api.investor({ tier: 'Premium' });
  const { externalReferenceCode, tokenDetails } = investor;
  for (const call of callNames) {
    const good = attempts.find((it) => it.call === call);
    if (!good) throw new Error(`The session never makes ${call}.`);
    await api.control('faults', { call, externalReferenceCode, status: 500, times: 1 });
    exchanges.push(await send(url, { ...good, token: tokenDetails.access_token, status: 500 }));
  }
  return exchanges;
}

async function send(
  url: string,
  { call, path, body, token, status }: RecordedRequest,
): Promise<Exchange> {
  const method = calls[call].method;
  const isJson = body !== undefined && !(body instanceof FormData);
  const sent = isJson && typeof body !== 'string' ? JSON.stringify(body) : body;
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(isJson && { 'content-type': 'application/json' }),
    },
    ...(sent !== undefined && { body: sent as FormData | string }),
  });
  const text = await response.text();
  if (response.status !== status)
    throw new Error(`${method} ${path}: ${response.status}, not ${status}: ${text.slice(0, 300)}`);
  const shown = isJson && typeof body !== 'string' ? { body } : {};
  const exchange = { call, method, path, ...shown, status, response: JSON.parse(text) as unknown };
  return anonymous(exchange, url);
}

/** Removes the machine's address and the signatures of links. The people in the data are invented. */
function anonymous(exchange: Exchange, url: string): Exchange {
  const text = JSON.stringify(exchange)
    .replaceAll(url, 'https://partner-api.example')
    .replaceAll(/signature=[\w-]+/g, 'signature=removed');
  return JSON.parse(text) as Exchange;
}

interface RecordedRequest {
  call: CallName;
  status: number;
  path: string;
  body?: unknown;
  token: string;
}

const unknownGuid = '00000000-0000-4000-8000-000000000000';

/**
 * Plans every call as the portal makes it, and every failure that a client can cause: a missing session, a request that
 * violates the contract, data that does not exist, and actions that a state or a rule forbids.
 * @param api a sandbox that has been seeded. The session creates its own investors, so it changes no other data.
 */
async function planSession(api: Api): Promise<RecordedRequest[]> {
  const investor = await api.investor({ tier: 'Premium', balance: 200_000, history: true });
  const newcomer = await api.investor({ tier: 'New' });
  const campaign = await api.campaign();
  const mine = await createCommitment(api, campaign, 5_000, investor);
  const cancelled = await createCommitment(api, campaign, 5_000, investor);
  await cancelled.set('CAN');
  const [memo] = (await api.memos(investor)).data;

  const payload = payloadOf(investor, campaign, await api.user(investor), 5_000);
  const cancel = { data: { commitmentStatusCode: 'CAN' } };
  const things: ExampleThings = {
    partnerCode: 'PHCF',
    externalReferenceCode: investor.externalReferenceCode,
    investorAccountId: investor.accountId,
    campaign,
    commitment: mine,
    stockMemo: { guid: memo?.guid ?? '' },
  };
  const { access_token: token } = investor.tokenDetails;
  const attempt = (
    call: CallName,
    request: ExampleRequest & RequestOverrides = {},
    status = 200,
  ): RecordedRequest => ({
    call,
    status,
    path: pathOf(call, request),
    body: request.form ?? request.json,
    token: request.as ?? token,
  });

  const reads = callNames.flatMap((call) => {
    const example = calls[call].example?.(things);
    return example ? [attempt(call, example)] : [];
  });
  const successful: RecordedRequest[] = [
    ...reads,
    attempt('register', {
      json: registrationOf(newcomer),
      as: newcomer.tokenDetails.access_token,
    }),
    attempt('upload', { form: uploadForm(png) }),
    attempt('invest', { json: payload }),
    attempt('updateStatus', { id: mine.guid, json: cancel }),
  ];
  const callsById = callNames.filter((name) => /^GET .*\{/.test(calls[name].template));
  const withBody = successful.filter(
    ({ body }) => body !== undefined && !(body instanceof FormData),
  );
  return [
    ...successful,
    ...successful.map((it) => ({ ...it, token: 'unknown', status: 401 })),
    ...withBody.map((it) => ({ ...it, body: { ...(it.body as object), nothing: 1 }, status: 400 })),
    ...withBody.map((it) => ({ ...it, body: 'x'.repeat(1_200_000), status: 413 })),
    ...callsById.map((call) => attempt(call, { id: unknownGuid }, 404)),
    attempt('upload', { form: uploadForm(Buffer.alloc(10)) }, 400),
    attempt('upload', { form: uploadForm(Buffer.alloc(maximumUploadBytes + 100_000)) }, 413),
    attempt('preSign', {}, 400),
    attempt('preSign', { query: { key: 'images/nothing.png' } }, 404),
    attempt('updateStatus', { id: unknownGuid, json: cancel }, 404),
    attempt('updateStatus', { id: cancelled.guid, json: cancel }, 409),
    attempt('invest', { json: { ...payload, transactionCampaignId: '999999999' } }, 404),
    attempt('invest', { json: { ...payload, ...amountOf(500) } }, 422),
    attempt('register', { json: registrationOf(newcomer) }, 403),
    attempt('register', { json: registrationOf(investor, { userDetails: none }) }, 422),
  ];
}

interface RequestOverrides {
  form?: FormData;
  as?: string;
}

const none = { nationality: 'none' };
const amountOf = (amount: number) => ({ commitmentAmount: amount, actualConvertedAmount: amount });

function pathOf(call: CallName, { id = '', query }: ExampleRequest): string {
  const path = calls[call].path.replace(/\{\w+\}/, id);
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path;
}
