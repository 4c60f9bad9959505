import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves these responses (status and body by path) during the tests of a block. */
export function serveResponses(
  responses: Record<string, [number, string]>,
): (path: string) => string {
  return serveWith((req, res) => {
    const [status, body] = responses[req.url ?? ''] ?? [404, ''];
    res.writeHead(status).end(body);
  });
}

/** Serves the responses of `listener` during the tests of a block. Returns a function that turns a path into an address. */
export function serveWith(listener: RequestListener): (path?: string) => string {
  // A busy machine may need longer than Node's 5 s between two requests of a connection.
  const server = createServer({ keepAliveTimeout: 60_000 }, listener);
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return (path = '') => `http://localhost:${(server.address() as AddressInfo).port}${path}`;
}
