import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { listenOn, type Listening } from './listen.ts';
import { remoteApp } from './remote-app.ts';

describe('the server of a remote', () => {
  const store = mkdtempSync(path.join(tmpdir(), 'store-'));
  let server: Listening & { origin: string };
  beforeAll(async () => {
    writeFileSync(path.join(store, 'releases.json'), '{}');
    for (const remote of ['portfolio', 'onboarding']) {
      mkdirSync(path.join(store, remote, '1'), { recursive: true });
      writeFileSync(path.join(store, remote, '1/entry.js'), 'run()');
    }
    server = await listenOn(0, remoteApp(store, 'portfolio'));
  });
  afterAll(async () => {
    await server.close();
    rmSync(store, { recursive: true });
  });

  /** Without fetch, which would resolve `..` itself. */
  async function answerTo(target: string): Promise<string> {
    const socket = connect(Number(new URL(server.origin).port), 'localhost');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    return text(socket);
  }

  it.each(['/portfolio/1/entry.js', '/portfolio/x/%2e%2e/1/entry.js?v'])(
    'serves files of its folder as immutable: %s',
    async (target) => {
      expect(await answerTo(target)).toMatch(/^HTTP\/1.1 200 [^]*immutable/);
    },
  );

  it.each([
    '/releases.json',
    '/portfolio/../releases.json',
    '/portfolio/%2e%2e/releases.json',
    '/portfolio/..%2freleases.json',
    '/portfolio/..%5creleases.json',
    '/portfolio/../onboarding/1/entry.js',
    '/portfolio/%/../../releases.json',
  ])('serves nothing outside its folder: %s', async (target) => {
    expect(await answerTo(target)).toMatch(/^HTTP\/1.1 404 [^]*no-store/);
  });
});
