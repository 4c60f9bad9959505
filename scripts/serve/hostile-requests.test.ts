import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../runtime-config/config-file.ts';
import { withCollector } from '../telemetry/collector-app.ts';
import { cdnApp } from './cdn-app.ts';
import { hostApp } from './host-app.ts';
import { listenOn } from './listen.ts';
import { platformApp } from './platform-app.ts';
import { remoteApp } from './remote-app.ts';
import { fuzzPort } from './testing/fuzz-port.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'hostile-'));
const script = 'assets/main.0123456789ab.js';
for (const folder of ['assets', 'portfolio/assets'])
  mkdirSync(path.join(dir, folder), { recursive: true });
for (const file of ['index.html', 'embed.js', script, `portfolio/${script}`])
  writeFileSync(path.join(dir, file), 'run();'.repeat(9));
const partnerApiUrl = 'https://api.example';
const platform = platformApp({ portalUrl: 'http://x', partnerApiUrl, sandbox: true });
const config = readConfig({ partnerApiUrl, platformOrigins: ['https://www.example'] });

afterAll(() => rmSync(dir, { recursive: true }));

describe('no request ends a server, or is answered with 500', () => {
  const health = ['/healthz', '/version'];
  it.each<[string, readonly string[], RequestListener]>([
    [
      'the platform',
      [
        '/',
        ...health,
        '/platform.js',
        '/telemetry',
        '/telemetry/v1/logs',
        '/telemetry/api/v1/query',
      ],
      withCollector('http://portal', platform),
    ],
    [
      'the host',
      ['/', ...health, `/${script}`, '/embed.js', '/config.json', '/releases.json', '/main'],
      hostApp({ dist: dir, config, releases: () => '{}', remotes: [] }),
    ],
    ['a remote', [`/portfolio/${script}`, ...health, '/portfolio'], remoteApp(dir, 'portfolio')],
    ['the CDN', ['/portal/releases.json', `/portal/portfolio/${script}`], cdnApp(dir, () => '{}')],
  ])('%s', async (_name, paths, listener) => {
    const server = await listenOn(0, listener);
    try {
      expect(await fuzzPort(Number(new URL(server.origin).port), paths)).toEqual([]);
      expect((await fetch(server.origin + paths[0])).status).toBe(200);
    } finally {
      await server.close();
    }
  });
});
