import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';
import { describeWith } from '../workspace/describe-with.ts';
import { remoteConf } from './nginx-conf.ts';
import { runNginx, type RunningNginx } from './run-nginx.ts';
import { freePort } from './testing/free-port.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'start-nginx-'));
afterAll(() => rmSync(dir, { recursive: true }));

const script = path.join(import.meta.dirname, 'start-nginx.sh');

/** Runs the entrypoint, with a command in nginx's place. */
function start(tls: string, ...command: string[]) {
  const env = { ...process.env, PORTAL_CONF_DIR: dir, PORTAL_TLS_DIR: tls };
  return spawnSync('sh', [script, ...command], { encoding: 'utf8', env });
}

async function certificate(): Promise<string> {
  const tls = path.join(dir, 'tls');
  mkdirSync(tls, { recursive: true });
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
  });
  writeFileSync(path.join(tls, 'tls.crt'), made.cert);
  writeFileSync(path.join(tls, 'tls.key'), made.private);
  return tls;
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
    start(await certificate(), 'true');
    const port = await freePort();
    const tls = readFileSync(path.join(dir, 'portal-tls.conf'), 'utf8');
    // The images have `http2 on` in nginx.conf; before 1.25.1 it was said of each port.
    expect(readFileSync(path.join(import.meta.dirname, 'nginx.conf'), 'utf8')).toMatch(
      /^ {2}http2 on;$/m,
    );
    expect(tls).toContain('listen 8443 ssl;\n');
    const here = tls.replace('listen 8443 ssl;', `listen ${port} ssl http2;`);
    writeFileSync(path.join(dir, 'portal-tls.conf'), here);
    mkdirSync(path.join(dir, 'store/portfolio/1'), { recursive: true });
    writeFileSync(path.join(dir, 'store/portfolio/1/entry.js'), 'run()');
    const conf = remoteConf(await freePort(), path.join(dir, 'store'), 'portfolio', false);
    expect(conf).toContain('include /tmp/portal-tls[.]conf;');
    server = runNginx(nginx, [conf.replace('/tmp/portal-tls[.]conf', `${dir}/portal-tls.conf`)]);
    const session = await connected(`https://localhost:${port}`);
    const request = session.request({ ':path': '/portfolio/1/entry.js' });
    request.setEncoding('utf8');
    let text = '';
    for await (const chunk of request) text += chunk;
    expect([session.alpnProtocol, text]).toEqual(['h2', 'run()']);
    session.close();
  });
});

async function connected(origin: string, tries = 100): Promise<ReturnType<typeof connect>> {
  const session = connect(origin, { rejectUnauthorized: false });
  try {
    await new Promise((resolve, reject) => session.once('connect', resolve).once('error', reject));
    return session;
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return connected(origin, tries - 1);
  }
}
