import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configure } from './configure';

interface Sent {
  url: string | undefined;
  body: unknown;
}

/**
 * A partner API for the tests of this block that answers always the same and remembers what it was sent: the sandbox
 * takes a payload or refuses it, and says nothing of what was in it.
 */
export function recordingApi(answer: object, config: Parameters<typeof configure>[0] = {}): Sent[] {
  const sent: Sent[] = [];
  const server = createServer((req, res) => {
    let text = '';
    req.on('data', (part: Buffer) => (text += part.toString()));
    req.on('end', () => {
      sent.push({ url: req.url, body: text === '' ? undefined : JSON.parse(text) });
      res.end(JSON.stringify(answer));
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    configure({ ...config, partnerApiUrl: `http://localhost:${port}` });
  });
  beforeEach(() => void (sent.length = 0));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return sent;
}
