import { createServer, type AddressInfo } from 'node:net';

/** A port that is free now, for a server that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
