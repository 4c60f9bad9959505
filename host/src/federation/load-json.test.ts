/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { loadJson, UnusableFile } from './load-json';

const schema = v.object({
  partnerApiUrl: v.pipe(v.string(), v.url('must be an absolute address')),
});

describe("the portal's own files", () => {
  let server: Server;
  let url: string;
  const answers: Record<string, [number, string]> = {
    '/good': [200, '{"partnerApiUrl":"https://api.example"}'],
    '/wrong': [200, '{"partnerApiUrl":"api"}'],
    '/html': [200, '<!doctype html>'],
    '/broken': [503, '{"partnerApiUrl":"https://api.example"}'],
  };
  beforeAll(async () => {
    server = createServer((req, res) => {
      const [status, body] = answers[req.url ?? ''] ?? [404, ''];
      res.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    url = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('are read and checked', async () => {
    await expect(loadJson(`${url}/good`, schema)).resolves.toEqual({
      partnerApiUrl: 'https://api.example',
    });
  });

  it('name the key that is wrong', async () => {
    const failure: unknown = await loadJson(`${url}/wrong`, schema).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(UnusableFile);
    expect((failure as UnusableFile).keys).toEqual(['partnerApiUrl: must be an absolute address']);
  });

  it.each(['/html', '/broken', '/missing'])('fail with a sentence for %s', async (path) => {
    await expect(loadJson(url + path, schema)).rejects.toThrow(UnusableFile);
  });

  it('fail with a sentence when nothing answers', async () => {
    await expect(loadJson('http://localhost:9/', schema)).rejects.toThrow('cannot be reached');
  });
});
