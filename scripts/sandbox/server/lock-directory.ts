import { createHash } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * Makes this process the only one on a data directory: the embedded database must not be opened twice. The
 * hold is a socket, which ends with the process however it ends, so a killed sandbox leaves nothing to clean.
 * @throws Error when another sandbox has it.
 */
export async function holdDirectory(directory: string): Promise<() => Promise<void>> {
  const name = `investor-portal-sandbox-${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`;
  const address =
    process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
  const server = net.createServer((socket) => socket.destroy());
  try {
    await listen(server, address);
  } catch {
    if (await answers(address))
      throw new Error(`Another sandbox is using ${directory}. Stop it, or set SANDBOX_DATA_DIR.`);
    await unlink(address);
    await listen(server, address);
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function listen(server: net.Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
