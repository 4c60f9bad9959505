import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Listening } from '../serve/listen';

/** Where Debian and Alpine install nginx's modules. */
const moduleFolder = '/usr/lib/nginx/modules';

/** nginx's brotli modules on this machine; none where they are not installed. */
export function brotliModules(): string[] {
  if (!existsSync(moduleFolder)) return [];
  return readdirSync(moduleFolder)
    .filter((file) => /_brotli_.*\.so$/.test(file))
    .map((file) => path.join(moduleFolder, file));
}

export interface RunningNginx extends Listening {
  /** The file that stands in for a container's output, which nginx cannot open as /dev/stdout here: Node's pipes are sockets. */
  log: string;
}

/**
 * Runs a real nginx with these servers until closed, once it listens.
 * @throws nginx's message when it rejects the configuration.
 */
export async function runNginx(nginx: string, servers: readonly string[]): Promise<RunningNginx> {
  const dir = mkdtempSync(path.join(tmpdir(), 'portal-nginx-'));
  const conf = path.join(dir, 'nginx.conf');
  const log = path.join(dir, 'access.log');
  writeFileSync(conf, configuration(dir, servers).replaceAll('/dev/stdout', log));
  const args = ['-p', dir, '-c', conf, '-e', 'stderr'];
  const { status, stderr } = spawnSync(nginx, [...args, '-t'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`nginx rejects the configuration:\n${stderr}`);
  const child = spawn(nginx, args, { stdio: 'ignore' });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const [, port] = /listen (?:127\.0\.0\.1:)?(\d+)/.exec(servers.join('')) ?? [];
  await listening(Number(port));
  return {
    log,
    close: async () => {
      child.kill('SIGTERM');
      await closed;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** A port that is free now, for a server that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function listening(port: number, tries = 100): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await listening(port, tries - 1);
  } finally {
    socket.destroy();
  }
}

function configuration(dir: string, servers: readonly string[]): string {
  const asRoot = process.getuid?.() === 0;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    // The files belong to the user who runs the tests.
    ...(asRoot ? ['user root;'] : []),
    ...brotliModules().map((file) => `load_module ${file};`),
    'daemon off;',
    `pid ${dir}/nginx.pid;`,
    'events {}',
    'http {',
    '  include /etc/nginx/mime.types;',
    '  default_type application/octet-stream;',
    '  access_log off;',
    ...temporary.map((kind) => `  ${kind}_temp_path ${dir}/${kind};`),
    ...servers,
    '}',
  ].join('\n');
}
