import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeWith } from '../workspace/describe-with';
import { remoteConf } from './nginx-conf';
import { freePort, runNginx, type RunningNginx } from './run-nginx';
import { protocolOf, writeCertificate } from './testing/tls';
import { scratchFolder } from '../workspace/testing/scratch-folder';

const dir = scratchFolder();

const script = path.join(import.meta.dirname, 'start-nginx.sh');

/** Runs the entrypoint, with a command in nginx's place. */
function start(tls: string, ...command: string[]) {
  const env = { ...process.env, PORTAL_CONF_DIR: dir, PORTAL_TLS_DIR: tls };
  return spawnSync('sh', [script, ...command], { encoding: 'utf8', env });
}

it('becomes nginx, which listens without TLS unless there is a certificate', () => {
  writeFileSync(path.join(dir, 'portal-tls.conf'), 'of a start before');
  const { stdout, status } = start('/nowhere', 'ls', dir);
  expect([stdout.includes('portal-tls.conf'), status]).toEqual([false, 0]);
  expect(start('/nowhere', 'false').status).toBe(1);
});

describeWith(describe, 'nginx', 'nginx with a certificate', (nginx) => {
  let server: RunningNginx | undefined;
  afterAll(() => server?.close());

  it('serves HTTP/2 over TLS', async () => {
    const given = path.join(dir, 'tls');
    mkdirSync(given);
    await writeCertificate(path.join(given, 'tls'));
    start(given, 'true');
    const port = await freePort();
    const tls = readFileSync(path.join(dir, 'portal-tls.conf'), 'utf8');
    // The images have `http2 on` in nginx.conf; before 1.25.1 it was said of each port.
    expect(readFileSync(path.join(import.meta.dirname, 'nginx.conf'), 'utf8')).toMatch(
      /^ {2}http2 on;$/m,
    );
    expect(tls).toContain('listen 8443 ssl;\n');
    const here = tls.replace('listen 8443 ssl;', `listen ${port} ssl http2;`);
    writeFileSync(path.join(dir, 'portal-tls.conf'), here);
    const conf = remoteConf(await freePort(), path.join(dir, 'store'), 'portfolio', false);
    expect(conf).toContain('include /tmp/portal-tls[.]conf;');
    server = await runNginx(nginx, [
      conf.replace('/tmp/portal-tls[.]conf', `${dir}/portal-tls.conf`),
    ]);
    expect(await protocolOf(port)).toBe('h2');
  });
});
