import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from '@investor-portal/shared/routes/paths';
import { readConfig } from '../runtime-config/config-file.ts';
import { hostApp } from './host-app.ts';
import { listenOn, type Listening } from './listen.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'host-'));
mkdirSync(path.join(dist, 'assets'));
for (const [name, text] of Object.entries({
  'index.html': 'the page',
  'embed.js': 'the embedding',
  'assets/index.1f.js': 'the portal',
}))
  writeFileSync(path.join(dist, name), text);

const config = readConfig({
  partnerApiUrl: 'https://api.example',
  platformOrigins: ['https://www.example'],
});

describe('the host responds to', () => {
  let server: Listening & { origin: string };
  beforeAll(async () => {
    server = await listenOn(0, hostApp({ dist, config, releases: () => '{}', remotes: [] }));
  });
  afterAll(async () => {
    await server.close();
    rmSync(dist, { recursive: true });
  });

  it.each([
    ['/', 200, 'the page'],
    ['/index.html', 200, 'the page'],
    [paths.portfolio, 200, 'the page'],
    [paths.stockPosition('MEMO-10.5'), 200, 'the page'],
    [paths.campaign('urn:x.y/z.js'), 200, 'the page'],
    ['/assets', 200, 'the page'],
    ['/embed.js', 200, 'the embedding'],
    ['/assets/index.1f.js', 200, 'the portal'],
    ['/assets/gone.js', 404, 'Not found'],
    ['/assets/', 404, 'Not found'],
    ['/favicon.ico', 404, 'Not found'],
    ['/gone.js', 404, 'Not found'],
  ])('%s with %i: %s', async (address, status, text) => {
    const response = await fetch(server.origin + address);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });
});
