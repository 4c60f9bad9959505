import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface PostgresServer {
  url: string;
  stop(): void;
}

/**
 * PostgreSQL refuses to run as root, so root starts it as another user.
 * @param binaries the folder of PostgreSQL's programs.
 */
export function startPostgres(binaries: string): PostgresServer {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-postgres-'));
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const run = (program: string, ...parameters: string[]) =>
    execFileSync(path.join(binaries, program), ['-D', data, ...parameters], {
      cwd: folder,
      stdio: 'ignore',
      ...user,
    });
  run('initdb', '-U', 'sandbox', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C');
  run('pg_ctl', 'start', '-w', '-o', `-k ${folder} -c listen_addresses=`);
  return {
    url: `postgres://sandbox@localhost/postgres?host=${folder}`,
    stop: () => {
      run('pg_ctl', 'stop', '-m', 'fast');
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
