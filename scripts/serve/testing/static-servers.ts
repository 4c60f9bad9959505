import { mkdirSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { readConfig } from '../config';
import { scratchFolder } from '../../workspace/testing/scratch-folder';
import { hostApp } from '../host-app';
import { platformApp } from '../platform-app';
import { remoteApp } from '../remote-app';
import { rawRequest } from './raw-request';

const scratch = scratchFolder();
export const servedFolder = path.join(scratch, 'served');
export const releaseStore = path.join(scratch, 'store');
export const script = 'assets/main.0123456789ab.js';
/** The text of the files that no server may serve. */
export const secret = 'not served';
for (const [name, text] of Object.entries({
  '../secret': secret,
  'index.html': 'the page',
  'embed.js': 'run()',
  [script]: 'run()',
  'portfolio/1/entry.js': 'run()',
  [`portfolio/${script}`]: 'run()',
  '../store/portfolio/1/entry.js': 'run()',
  '../store/portfolio/.private/log': secret,
  '../store/releases.json': secret,
  '../store/onboarding/1/entry.js': secret,
  '../store/rewards/assets/entry.js': 'run()',
})) {
  mkdirSync(path.dirname(path.join(servedFolder, name)), { recursive: true });
  writeFileSync(path.join(servedFolder, name), text);
}

const partnerApiUrl = 'https://api.example';
const config = readConfig({ partnerApiUrl, platformOrigins: ['https://www.example'] });
const health = ['/healthz', '/version'];

/** The name of each server, its app, and paths that it serves. */
export const servers: readonly (readonly [
  string,
  RequestListener,
  readonly [string, ...string[]],
])[] = [
  [
    'the host',
    hostApp({ dist: servedFolder, config, releases: () => '{}', remotes: [] }),
    ['/', ...health, `/${script}`, '/embed.js', '/config.json', '/releases.json', '/main'],
  ],
  [
    'the platform',
    platformApp({ portalUrl: 'http://x', partnerApiUrl, sandbox: false }),
    ['/', ...health, '/platform.js'],
  ],
  [
    'a remote',
    remoteApp(releaseStore, 'portfolio'),
    ['/portfolio/1/entry.js', ...health, '/portfolio'],
  ],
];

/** Sends a request like a client that does not resolve `..` itself. */
export const ask = (origin: string, target: string, method = 'GET') =>
  rawRequest(Number(new URL(origin).port), `${method} ${target} HTTP/1.1\nHost: a`);
