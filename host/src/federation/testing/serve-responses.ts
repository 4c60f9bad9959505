import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that gives these answers, status and text by path, while the tests of this block run. */
export function serveResponses(
  answers: Record<string, [number, string]>,
): (path: string) => string {
  const server = createServer((req, res) => {
    const [status, body] = answers[req.url ?? ''] ?? [404, ''];
    res.writeHead(status).end(body);
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return (path) => `http://localhost:${(server.address() as AddressInfo).port}${path}`;
}
