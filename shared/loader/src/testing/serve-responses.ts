import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves these responses (status and body by path) while the tests of a block run. */
export function serveResponses(
  responses: Record<string, [number, string]>,
): (path: string) => string {
  const server = createServer((req, res) => {
    const [status, body] = responses[req.url ?? ''] ?? [404, ''];
    res.writeHead(status).end(body);
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return (path) => `http://localhost:${(server.address() as AddressInfo).port}${path}`;
}
