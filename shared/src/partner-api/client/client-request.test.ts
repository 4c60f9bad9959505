/** @jest-environment jest-fixed-jsdom */
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { read, write } from '@investor-portal/shared/partner-api/client/client';
import { runtimeConfig, setRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { setSessionHost } from '@investor-portal/shared/session/session-host';
import type { PrefetchedResponse } from '../../contract/document-start';
import { newDocumentStart } from '../../testing/new-document-start';
import { openSession } from '../../testing/page-session';
import { recordingApi } from '../../testing/recording-api';

const answer = v.object({ data: v.string() });
const path = 'api/v1/any';
const call = { name: 'any', answer, changesWithMoney: false };
const get = { ...call, template: `GET ${path}` } as const;
const post = { ...call, template: `POST ${path}` } as const;
const put = { ...call, template: `PUT ${path}` } as const;

// The sandbox cannot break connections.
let respond: (res: ServerResponse, time: number) => void;
const ok = (res: ServerResponse) => res.end('{"data":"answered"}');
const received = recordingApi((res, time) => respond(res, time));

const signIn = (token: string) => openSession('EXT-1', token);

beforeEach(() => {
  respond = ok;
  signIn('token-1');
});
afterEach(() => {
  globalThis.portalStart = undefined;
  setSessionHost(undefined);
});

function prefetch(response: Response, change: Partial<PrefetchedResponse> = {}) {
  const prefetched: PrefetchedResponse = {
    method: 'POST',
    url: `${runtimeConfig().partnerApiUrl}/${path}`,
    body: '{"currentPage":2}',
    token: 'token-1',
    at: performance.now(),
    response: Promise.resolve(response),
    ...change,
  };
  globalThis.portalStart = newDocumentStart({ reads: [prefetched] });
}

it('§5, §6 a request goes below the API’s address, with the bearer token, an encoded query, a cleaned payload and no trace', async () => {
  await read(get, { query: { key: 'a/b&c' } });
  await write(put, { json: { a: 0, b: '', c: { d: null } } });
  const [url, authorization] = [`/below/${path}`, 'Bearer token-1'];
  expect(received).toEqual([
    { method: 'GET', url: `${url}?key=a%2Fb%26c`, authorization },
    { method: 'PUT', url, authorization, body: { a: 0 } },
  ]);
});

describe('readings W12: a read is retried', () => {
  it.each([500, 502, 503, 504])('after %i, without waiting for Retry-After', async (status) => {
    respond = (res, time) =>
      time === 1 ? res.writeHead(status, { 'retry-after': '3600' }).end() : ok(res);
    expect(await read(post, {})).toEqual({ data: 'answered' });
  });

  it('after a response that breaks off', async () => {
    respond = (res, time) => {
      if (time > 1) return ok(res);
      res.writeHead(200, { 'content-length': 100 }).write('{"data":');
      return setTimeout(() => res.destroy(), 20);
    };
    expect(await read(get, {})).toEqual({ data: 'answered' });
  });

  it('after a timeout, but a write is not', async () => {
    jest.useFakeTimers();
    // ky's own timeout ends with the headers.
    respond = (res) => void res.writeHead(200, { 'content-length': 100 }).write('{"data"');
    const outcome = Promise.allSettled([read(get, {}), write(put, {})]);
    for (let passed = 0; passed < 60_000; passed += 1_000) {
      await jest.advanceTimersByTimeAsync(1_000);
      // Requests arrive in real time.
      await pause(5);
    }
    const late = { kind: 'timeout', message: 'The server did not respond in time.' };
    expect(await outcome).toMatchObject([{ reason: late }, { reason: late }]);
    jest.useRealTimers();
    expect(received.filter(({ method }) => method === 'GET')).toHaveLength(3);
    expect(received.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });
});

describe('a call that fails', () => {
  it('does not take a response without a body for a success', async () => {
    respond = (res) => res.writeHead(204).end();
    await expect(write(put, {})).rejects.toMatchObject({ kind: 'shape', status: undefined });
  });

  it('does not renew a token that was renewed for another call meanwhile', async () => {
    const renew = jest.fn();
    setSessionHost({ renewToken: renew, startOver: jest.fn() });
    respond = (res, time) => {
      if (time > 1) return ok(res);
      signIn('token-2');
      return res.writeHead(401).end();
    };
    await read(get, {});
    const sent = received.map(({ authorization }) => authorization);
    expect(sent).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(renew).not.toHaveBeenCalled();
  });

  it('ends the session when it cannot be prepared (spec §8)', async () => {
    const startOver = jest.fn();
    setSessionHost({ renewToken: jest.fn(), startOver });
    signIn('₱ is in no header');
    await expect(read(get, {})).rejects.toThrow('ByteString');
    expect(startOver).toHaveBeenCalledTimes(1);
  });
});

it('decision 80: a prefetched read is not requested again, unless the prefetch failed, or a write was in flight when it was sent', async () => {
  const json = { currentPage: 2 };
  prefetch(new Response('{"data":"prefetched"}'));
  expect(await read(post, { json })).toEqual({ data: 'prefetched' });
  expect(received).toEqual([]);
  prefetch(new Response('', { status: 503 }));
  expect(await read(post, { json })).toEqual({ data: 'answered' });
  const written = write(put, { json });
  prefetch(new Response('{"data":"prefetched"}'));
  await written;
  expect(await read(post, { json })).toEqual({ data: 'answered' });
});

it.each([
  ['\u202eThe wallet\u0000 is\r\n locked.', 'The wallet is locked.'],
  ['\u200b\u2066\u0007', 'The request failed. Please try again.'],
])('§8 the message %j of a failure is shown as %j', async (sent, message) => {
  const body = JSON.stringify({ errorDetails: [{ message: sent }] });
  respond = (res) => res.writeHead(422).end(body);
  await expect(write(post, { json: {} })).rejects.toMatchObject({ message });
});

it('traceRequests gives each call a trace of its own, which its failure names', async () => {
  setRuntimeConfig({ ...runtimeConfig(), traceRequests: true });
  await read(get, {});
  respond = (res) => res.writeHead(400).end('{}');
  const refused = await read(get, {}).catch((error: unknown) => error);
  const trace = /^00-([\da-f]{32})-[\da-f]{16}-01$/;
  const [first, second] = received.map(({ traceparent }) => trace.exec(String(traceparent))?.[1]);
  expect(second).not.toBe(first);
  expect(refused).toMatchObject({ traceId: second });
  respond = (res) => res.destroy();
  await expect(write(put, {})).rejects.toMatchObject({
    kind: 'offline',
    message: 'The server cannot be reached. Check your connection and try again.',
    traceId: expect.stringMatching(/^[\da-f]{32}$/),
  });
  const traceId = 'ab'.repeat(16);
  const traceparent = `00-${traceId}-0123456789abcdef-01`;
  prefetch(new Response('{}', { status: 404 }), { method: 'GET', body: '', traceparent });
  await expect(read(get, {})).rejects.toMatchObject({ status: 404, traceId });
});
