import { mkdirSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { readConfig } from './config';
import { hostApp } from './host-app';
import { listenOn } from './listen';
import { platformApp } from './platform-app';
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
  return { status: response.status, type: response.headers.get('content-type'), body };
}

function host(releases = () => registry) {
  const config = readConfig({
    partnerApiUrl: 'https://api.example',
    platformOrigins: ['https://www.example'],
  });
  return hostApp({
    dist: dir,
    config,
    releases,
    remotes: [],
    version: '1.0.0-a',
    commit: 'c0ffee',
  });
}
const identity = {
  serves: 'host',
  version: '1.0.0-a',
  commit: 'c0ffee',
  contract: contractVersion,
};
const platform = { portalUrl: 'http://x', partnerApiUrl: 'https://api.example', sandbox: false };

it.each<[string, RequestListener, object]>([
  ['the host', host(), identity],
  ['a remote', remoteApp(dir, 'portfolio', 'c0ffee'), { serves: 'portfolio', version: '7' }],
  ['the platform', platformApp(platform, 'c0ffee'), { serves: 'platform', commit: 'c0ffee' }],
])('%s says what it serves, and that it can', async (_name, listener, says) => {
  const expected = { status: 200, type: 'application/json', body: says };
  await expect(ask(listener, '/version')).resolves.toMatchObject(expected);
  const body = { ...says, status: 'ok', at: expect.stringMatching(/^\d{4}-.*Z$/) as string };
  await expect(ask(listener, '/healthz?now')).resolves.toMatchObject({ ...expected, body });
});

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
