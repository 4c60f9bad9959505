import { createHash } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * Locks a data directory, because two processes must not open the same embedded database. The lock is a listening
 * socket. The system closes the socket however the process ends, so a start after a kill is never blocked. A lock file
 * (proper-lockfile) would block the start until the lock is stale, and a busy process could lose its lock.
 * @throws Error when another sandbox has locked the directory.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const name = `investor-portal-sandbox-${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`;
  const address =
    process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
  const server = net.createServer((socket) => socket.destroy());
  try {
    await listen(server, address);
  } catch {
    if (await isListening(address))
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

function isListening(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
