import type { ServerResponse } from 'node:http';
import { listenOn } from './listen';
import { createServerApp, listenerOf } from './server-app';

it('an app that fails responds with 500, logs why, and goes on', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const app = createServerApp(() => ({ identity: { serves: 'host' } }));
  app.get('/fails', () => {
    throw new Error('no disk');
  });
  const server = await listenOn(0, listenerOf(app));
  const failed = await fetch(`${server.origin}/fails?token=secret`);
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(await failed.text()).toBe('Something went wrong');
  expect(logged.mock.calls).toEqual([['GET /fails', expect.stringContaining('no disk')]]);
  const version = await fetch(`${server.origin}/version`);
  // Longer than proxies keep an idle connection.
  expect([version.status, version.headers.get('keep-alive')]).toEqual([200, 'timeout=75']);
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
