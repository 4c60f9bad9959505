import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { createReadStream } from 'node:fs';
import { listenOn } from './listen';

describe('a server whose handler fails', () => {
  const logged = jest.fn();
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(logged.mockReset()));
  afterEach(() => jest.restoreAllMocks());

  it.each<[string, RequestListener]>([
    [
      'at once',
      () => {
        throw new Error('no disk');
      },
    ],
    ['later', () => Promise.reject(new Error('no disk'))],
    ['after a header', (_req, res) => void res.setHeader('etag', '"1"').writeHead(99)],
    ['at reading a file', (_req, res) => void createReadStream('/no/disk').pipe(res)],
  ])('%s responds with 500, logs why, and goes on', async (_when, handler) => {
    const server = await listenOn(0, (req, res) =>
      req.url === '/well' ? res.end('well') : handler(req, res),
    );
    const failed = await fetch(`${server.origin}/a?token=secret`);
    expect([failed.status, failed.headers.get('etag')]).toEqual([500, null]);
    expect(failed.headers.get('cache-control')).toBe('no-store');
    expect(logged.mock.calls).toEqual([['GET /a', expect.stringMatching(/disk|status code/)]]);
    expect(await (await fetch(`${server.origin}/well`)).text()).toBe('well');
    await server.close();
  });

  it('cuts off a response that it has begun', async () => {
    const server = await listenOn(0, (_req, res) => {
      res.write('first');
      return Promise.reject(new Error('no disk'));
    });
    const began = await fetch(server.origin);
    await expect(began.text()).rejects.toThrow('terminated');
    await server.close();
  });
});

it('closes the file that a client has stopped downloading', async () => {
  const file = createReadStream('/dev/zero');
  const server = await listenOn(0, (_req, res) => void file.pipe(res));
  const leaving = new AbortController();
  await fetch(server.origin, { signal: leaving.signal });
  leaving.abort();
  await once(file, 'close');
  expect(file.closed).toBe(true);
  await server.close();
});

describe('a server that stops', () => {
  async function withRequestUnderWay() {
    let response: ServerResponse | undefined;
    const server = await listenOn(0, (_req, res) => {
      response = res;
      res.write('first, ');
    });
    const { body } = await fetch(server.origin);
    if (!body || !response) throw new Error('The request did not arrive.');
    return { server, response, text: new Response(body).text() };
  }

  it('completes open requests, and takes no more', async () => {
    const { server, response, text } = await withRequestUnderWay();
    const closed = server.close(10_000);
    await expect(fetch(server.origin)).rejects.toThrow('fetch failed');
    response.end('last');
    await expect(text).resolves.toBe('first, last');
    const began = performance.now();
    await closed;
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it.each([0, 200])('cuts off what takes longer than %i ms', async (graceMs) => {
    const { server, text } = await withRequestUnderWay();
    await Promise.all([expect(text).rejects.toThrow('terminated'), server.close(graceMs)]);
  });
});
