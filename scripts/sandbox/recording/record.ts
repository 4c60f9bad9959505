import { callNames, calls, type Exchange } from '../contract/calls';
import { apiOf } from '../testing/api';
import { planSession, type RecordedRequest } from './session';

/**
 * Makes every request of the session, then uses faults to make each call fail once.
 * @throws Error when a response has a status that the session does not expect.
 */
export async function record(url: string): Promise<Exchange[]> {
  const api = apiOf(url);
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
