import { mkdirSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { readConfig } from './config';
import { hostApp } from './host-app';
import { listenOn } from './listen';
import { remoteApp } from './remote-app';
import { scratchFolder } from '../workspace/testing/scratch-folder';

const dir = scratchFolder();
writeFileSync(path.join(dir, 'index.html'), 'the page');
mkdirSync(path.join(dir, 'portfolio'));
const versions = { '7': { entry: 'portfolio/7/mf-manifest.json', contract: '^3.0.0' } };
const registry = JSON.stringify({ portfolio: { current: '7', versions } });
writeFileSync(path.join(dir, 'releases.json'), registry);

async function ask(listener: RequestListener, address: string) {
  const server = await listenOn(0, listener);
  const response = await fetch(server.origin + address);
  const body: unknown = await response.json();
  await server.close();
  return { status: response.status, body };
}

function host(releases: () => string) {
  const config = readConfig({
    partnerApiUrl: 'https://api.example',
    platformOrigins: ['https://www.example'],
  });
  return hostApp({ dist: dir, config, releases, remotes: [] });
}

it('a host cannot serve without the registry that it keeps itself', async () => {
  const gone = () => {
    throw new Error('gone');
  };
  const problem = 'The registry cannot be read.';
  const body = { status: 'unavailable', problem };
  await expect(ask(host(gone), '/healthz')).resolves.toMatchObject({
    status: 503,
    body,
  });
});

it('a remote cannot serve without releases', async () => {
  const body = { status: 'unavailable', problem: 'The store has no release of onboarding.' };
  const answer = await ask(remoteApp(dir, 'onboarding'), '/healthz');
  expect(answer).toMatchObject({ status: 503, body });
});
