import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { platformApp } from './platform-app.ts';
import { readConfig } from '../runtime-config/config-file.ts';
import { hostApp } from './host-app.ts';
import { listenOn } from './listen.ts';
import { remoteApp } from './remote-app.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'paths-'));
writeFileSync(path.join(dir, 'index.html'), 'the page');
afterAll(() => rmSync(dir, { recursive: true }));

const partnerApiUrl = 'https://api.example';
const config = readConfig({ partnerApiUrl, platformOrigins: ['https://www.example'] });

describe.each([
  ['the host', () => hostApp({ dist: dir, config, releases: () => '{}', remotes: [] })],
  ['the platform', () => platformApp({ portalUrl: 'http://x', partnerApiUrl, sandbox: false })],
  ['a remote', () => remoteApp(dir, 'portfolio')],
])('%s', (_name, make) => {
  it.each(['//', '//?a', '/%', '/%00', '/\\', 'http://', '*'])(
    'responds to %s and keeps running',
    async (target) => {
      const server = await listenOn(0, make());
      const { port } = new URL(server.origin);
      const socket = connect(Number(port), 'localhost');
      socket.end(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      await expect(text(socket)).resolves.toMatch(/^HTTP\/1.1 \d/);
      await expect(fetch(server.origin)).resolves.toBeDefined();
      await server.close();
    },
  );
});
