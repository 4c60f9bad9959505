import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import * as v from 'valibot';
import { withAccessLog } from './access-log';
import { cdnApp } from './remote-app';
import { readConfig, type Settings } from './config';
import { hostApp } from './host-app';
import { listenOn } from './listen';

/*
 * Serves a deployment's part of the portal in a container (scripts/docker/Dockerfile), with the apps of `npm start`. SERVES is
 * `host`, or `cdn` for all remotes on one origin. PORTAL_FILES is the folder with its files:
 *   host/                   the built host
 *   settings/config.json    its configuration
 *   releases/               the release store: releases.json and a folder for each remote
 */

/** A container has 15 seconds to stop (shared/docs/deploying.md). */
const graceMs = 13_000;

const files = process.env['PORTAL_FILES'] || '/srv/portal';
const commit = process.env['COMMIT'] || null;
const store = path.join(files, 'releases');
const read = (name: string) => readFileSync(path.join(files, name), 'utf8');
const registry = () => read('releases/releases.json');

function host(): RequestListener {
  const configText = read('settings/config.json');
  const build: unknown = JSON.parse(read('host/host.json'));
  return hostApp({
    dist: path.join(files, 'host'),
    config: readConfig(JSON.parse(configText) as Settings),
    configText: () => configText,
    releases: registry,
    // The remotes are beside the registry.
    remotes: [],
    version: v.parse(v.object({ version: v.string() }), build).version,
    commit,
  });
}

const apps = { host, cdn: () => cdnApp(store, registry, commit) };

const name = process.env['SERVES'] ?? '';
if (name !== 'host' && name !== 'cdn') throw new Error(`SERVES=${name} has to be host or cdn.`);
const listener = withAccessLog(name, apps[name]());
const server = await listenOn(Number(process.env['PORT'] || 8080), listener);
// This goes to the error stream, because the output contains only the access log.
console.error(`${name} listens on ${server.origin}`);

async function stop() {
  await server.close(graceMs);
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());
