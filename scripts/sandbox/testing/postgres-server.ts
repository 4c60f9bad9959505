import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

export interface PostgresServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL in a temporary folder; it refuses to run as root, so root starts it as another user.
 * @param binaries The folder of its programs.
 */
export async function startPostgres(binaries: string): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-postgres-'));
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'sandbox', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'],
    { cwd: folder, stdio: 'ignore', ...user },
  );
  const port = await freePort();
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
    { cwd: folder, stdio: 'ignore', ...user },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await untilItListens(port);
  return {
    url: `postgres://sandbox@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => {
    const asked = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
    return asked.status === 0 ? Number(asked.stdout) : 65_534;
  };
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function untilItListens(port: number): Promise<void> {
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    const ready = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL did not start.');
}
