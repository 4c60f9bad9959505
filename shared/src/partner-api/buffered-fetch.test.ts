/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import ky from 'ky';
import { bufferedFetch } from './buffered-fetch';

let server: Server;

async function ask(listener: RequestListener, retry = 0) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return ky(`http://localhost:${port}`, {
    timeout: 300,
    retry: { limit: retry, delay: () => 1 },
    fetch: bufferedFetch(fetch),
  });
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('an answer with its body', () => {
  it('is what the server sent, status and headers included', async () => {
    const answer = await ask((_request, response) =>
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"a":1}'),
    );
    expect([answer.status, answer.headers.get('content-type')]).toEqual([201, 'application/json']);
    expect(await answer.json()).toEqual({ a: 1 });
  });

  it('may have none', async () => {
    const answer = await ask((_request, response) => response.writeHead(204).end());
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  it('is too late when its body stops half way', async () => {
    const asked = ask((_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{"a"');
    });
    await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('is asked again when its body was cut off', async () => {
    let times = 0;
    const answer = await ask((_request, response) => {
      times += 1;
      response.writeHead(200, { 'content-length': 7 }).write('{"a"');
      if (times === 1) setTimeout(() => response.destroy(), 20);
      else response.end(':1}');
    }, 1);
    expect(await answer.json()).toEqual({ a: 1 });
    expect(times).toBe(2);
  });
});
