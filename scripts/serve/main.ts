import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import * as v from 'valibot';
import { remotes } from '../workspace/apps';
import { originOf } from '../workspace/ports';
import { withAccessLog } from './access-log';
import { cdnApp } from './cdn-app';
import { localPlatformSettings, readConfig, type Settings } from './config';
import { hostApp } from './host-app';
import { listenOn } from './listen';
import { platformApp } from './platform-app';
import { remoteApp } from './remote-app';

/*
 * Serves one part of the portal in a container (scripts/docker/Dockerfile), with the apps of `npm start`. SERVES is `host`,
 * `platform`, a remote, or `cdn` for all remotes on one origin. PORTAL_FILES is the folder with its files:
 *   host/                   the built host
 *   settings/config.json    its configuration
 *   releases/               the release store: releases.json and a folder for each remote
 */

/** A container has 15 seconds to stop (docker-compose.yml). */
const graceMs = 13_000;

const files = process.env['PORTAL_FILES'] || '/srv/portal';
const commit = process.env['COMMIT'] || null;
const store = path.join(files, 'releases');
const read = (name: string) => readFileSync(path.join(files, name), 'utf8');
const registry = () => read('releases/releases.json');

function host(): RequestListener {
  const configText = () => read('settings/config.json');
  const build: unknown = JSON.parse(read('host/host.json'));
  return hostApp({
    dist: path.join(files, 'host'),
    config: readConfig(JSON.parse(configText()) as Settings),
    // The publisher changes the configuration while the host runs.
    configText,
    releases: registry,
    // Only in the demo do remotes have their own ports. In a deployment they are beside the registry.
    remotes: remotes.filter(({ port }) => process.env[port]).map(({ port }) => originOf(port)),
    version: v.parse(v.object({ version: v.string() }), build).version,
    commit,
  });
}

const apps: Readonly<Record<string, () => RequestListener>> = {
  host,
  platform: () => platformApp(localPlatformSettings(), commit),
  cdn: () => cdnApp(store, registry, commit),
  ...Object.fromEntries(remotes.map(({ name }) => [name, () => remoteApp(store, name, commit)])),
};

const name = process.env['SERVES'] ?? '';
const app = apps[name];
if (!app) throw new Error(`SERVES=${name} has to be one of ${Object.keys(apps).join(', ')}.`);
const listener = withAccessLog(name, app());
const server = await listenOn(Number(process.env['PORT'] || 8080), listener);
// This goes to the error stream, because the output contains only the access log.
console.error(`${name} listens on ${server.origin}`);

async function stop() {
  await server.close(graceMs);
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());
