import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import * as v from 'valibot';
import { read, write } from '@investor-portal/shared/partner-api/client';
import { setRenewal } from '@investor-portal/shared/session/renewal';
import {
  externalAtom,
  sessionClosedAtom,
  unpreparedAtom,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '../testing/configure';

const answer = v.object({ data: v.string() });
const path = 'api/v1/any';

interface Asked {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  body: string;
}

// The server of this file does what the sandbox cannot be asked for: it tells what it was sent, and breaks off.
let asked: Asked[] = [];
let respond: (res: ServerResponse, time: number) => void;
const ok = (res: ServerResponse) => res.end('{"data":"answered"}');
const server = createServer((req, res) => void take(req, res));

async function take(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  const { method, url, headers } = req;
  const body = Buffer.concat(parts).toString();
  asked.push({ method, url, authorization: headers.authorization, body });
  respond(res, asked.length);
}

const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`;

function signIn(access_token: string) {
  const tokenDetails = { access_token };
  store.set(externalAtom, { code: 'P', externalReferenceCode: 'EXT-1', tokenDetails });
}

function freshPage() {
  store.set(unpreparedAtom, null);
  store.set(sessionClosedAtom, false);
}

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  configure({ partnerApiUrl: `${origin()}/below` });
  asked = [];
  respond = ok;
  signIn('token-1');
});
afterEach(() => {
  freshPage();
  globalThis.portalStart = undefined;
  setRenewal(undefined);
});

describe('§5, §6 what is sent', () => {
  it('goes below the API’s address, with the bearer token and a query that is encoded', async () => {
    await read({ method: 'get', path, query: { key: 'a/b&c' }, answer });
    const url = `/below/${path}?key=a%2Fb%26c`;
    expect(asked).toEqual([{ method: 'GET', url, authorization: 'Bearer token-1', body: '' }]);
  });

  it('is a payload that was cleaned', async () => {
    await write({ method: 'put', path, json: { a: 0, b: '', c: { d: null } }, answer });
    expect(asked[0]?.body).toBe('{"a":0}');
  });

  it('is a form as it stands', async () => {
    const form = new FormData();
    form.append('type', 'images');
    await write({ method: 'post', path, form, answer });
    expect(asked[0]?.body).toMatch(/name="type"\s+images/);
  });
});

describe('readings W12: a read is repeated', () => {
  it.each([500, 502, 503, 504])(
    'after %i, and at once whatever the server says',
    async (status) => {
      respond = (res, time) =>
        time === 1 ? res.writeHead(status, { 'retry-after': '3600' }).end() : ok(res);
      expect(await read({ method: 'post', path, answer })).toEqual({ data: 'answered' });
    },
  );

  it('after an answer that breaks off', async () => {
    respond = (res, time) => {
      if (time > 1) return ok(res);
      res.writeHead(200, { 'content-length': 100 }).write('{"data":');
      return setTimeout(() => res.destroy(), 20);
    };
    expect(await read({ method: 'get', path, answer })).toEqual({ data: 'answered' });
  });

  it('after no answer in time; a write is not', async () => {
    jest.useFakeTimers();
    respond = () => undefined;
    const outcome = Promise.allSettled([
      read({ method: 'get', path, answer }),
      write({ method: 'put', path, answer }),
    ]);
    for (let passed = 0; passed < 60_000; passed += 1_000) {
      await jest.advanceTimersByTimeAsync(1_000);
      await turn();
    }
    const late = { kind: 'timeout', message: 'The server did not answer in time.' };
    expect(await outcome).toMatchObject([{ reason: late }, { reason: late }]);
    jest.useRealTimers();
    expect(asked.filter(({ method }) => method === 'GET')).toHaveLength(3);
    expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });
});

describe('a call that fails', () => {
  it('without a connection says so', async () => {
    configure({ partnerApiUrl: 'http://localhost:9' });
    await expect(write({ method: 'post', path, answer })).rejects.toMatchObject({
      kind: 'offline',
      message: 'The server cannot be reached. Check your connection and try again.',
    });
  });

  it('as its token was renewed for another meanwhile asks for no second one', async () => {
    const renew = jest.fn();
    setRenewal(renew);
    respond = (res, time) => {
      if (time > 1) return ok(res);
      signIn('token-2');
      return res.writeHead(401).end();
    };
    await read({ method: 'get', path, answer });
    expect(asked.map(({ authorization }) => authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
    expect(renew).not.toHaveBeenCalled();
  });

  it('as it cannot be prepared ends the session (spec §8)', async () => {
    signIn('₱ is in no header');
    await expect(read({ method: 'get', path, answer })).rejects.toThrow('ByteString');
    expect(store.get(externalAtom)).toBeNull();
    expect(store.get(unpreparedAtom)).toBe('starting over');
  });

  it('as it cannot be prepared for the same session again stops: no third start follows', async () => {
    for (const outcome of ['starting over', 'stopped', 'stopped']) {
      freshPage();
      signIn('ж is in no header');
      await expect(read({ method: 'get', path, answer })).rejects.toThrow('ByteString');
      expect(store.get(unpreparedAtom)).toBe(outcome);
      expect(store.get(externalAtom)).toBeNull();
    }
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('header');
    freshPage();
    signIn('another ж');
    await expect(read({ method: 'get', path, answer })).rejects.toThrow('ByteString');
    expect(store.get(unpreparedAtom)).toBe('starting over');
  });
});

describe('decision 80: a read that the document has begun', () => {
  const json = { currentPage: 2 };
  function begun(response: Response) {
    const url = `${origin()}/below/${path}`;
    const at = performance.now();
    globalThis.portalStart = {
      messages: [],
      reads: [
        {
          method: 'POST',
          url,
          body: JSON.stringify(json),
          token: 'token-1',
          at,
          response: Promise.resolve(response),
        },
      ],
      pictures: [],
      handOn: () => undefined,
    };
  }

  it('is not asked again', async () => {
    begun(new Response('{"data":"begun"}'));
    expect(await read({ method: 'post', path, json, answer })).toEqual({ data: 'begun' });
    expect(asked).toEqual([]);
  });

  it('is asked again where it failed', async () => {
    begun(new Response('', { status: 503 }));
    expect(await read({ method: 'post', path, json, answer })).toEqual({ data: 'answered' });
  });
});

describe('§8 the words of a failure', () => {
  it.each([
    ['\u202eThe wallet\u0000 is\r\n locked.', 'The wallet is locked.'],
    ['\u200b\u2066\u0007', 'The request failed. Please try again.'],
  ])('%j are shown as %j', async (message, shown) => {
    respond = (res) => {
      res.statusCode = 422;
      res.end(JSON.stringify({ errorDetails: [{ message }] }));
    };
    await expect(write({ method: 'post', path, json: {}, answer })).rejects.toThrow(
      expect.objectContaining({ message: shown }),
    );
  });
});
