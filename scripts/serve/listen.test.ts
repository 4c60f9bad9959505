import type { ServerResponse } from 'node:http';
import { listenOn } from './listen.ts';

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

  it('completes the requests under way, and takes no more', async () => {
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
