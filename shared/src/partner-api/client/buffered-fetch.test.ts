/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import ky from 'ky';
import { bufferedFetch } from './buffered-fetch';

let listener: RequestListener;
const address = serveWith((request, response) => listener(request, response));

function request(respond: RequestListener, timeout = 10_000) {
  listener = respond;
  return ky(address(), { timeout, retry: 0, fetch: bufferedFetch(fetch) });
}

describe('a buffered response', () => {
  it('may have no body', async () => {
    const received = await request((_request, response) => response.writeHead(204).end());
    expect([received.status, await received.text()]).toEqual([204, '']);
  });

  it('times out when its body stalls', async () => {
    const stalled = request((_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{"a"');
    }, 300);
    await expect(stalled).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
