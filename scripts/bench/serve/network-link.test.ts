import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { NetworkLink } from './network-link';

const sent = Buffer.alloc(60_000, 'abc');

function listening(handle: (socket: Socket) => void) {
  const server = createServer(handle);
  return new Promise<{ port: number; close: () => void }>((resolve) => {
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      resolve({ port, close: () => server.close() });
    });
  });
}

async function freePort(): Promise<number> {
  const { port, close } = await listening(() => undefined);
  close();
  return port;
}

describe('NetworkLink', () => {
  it('carries every byte in order, both ways', async () => {
    const echo = await listening((socket) => socket.pipe(socket));
    const port = await freePort();
    const link = await new NetworkLink().open(port, echo.port);
    const got = await new Promise<Buffer>((resolve, reject) => {
      const parts: Buffer[] = [];
      const client = connect(port, 'localhost', () => client.end(sent));
      client.on('data', (part: Buffer) => parts.push(part));
      client.on('end', () => resolve(Buffer.concat(parts)));
      client.on('error', reject);
    });
    await link.close();
    echo.close();
    expect(got.equals(sent)).toBe(true);
  });
});
