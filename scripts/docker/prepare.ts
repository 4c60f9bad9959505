import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remotes, root, workDir } from '../build/apps.ts';
import { buildAll } from '../build/build-all.ts';
import { registerBuilds } from '../release/local-registry.ts';
import { localStoreDir } from '../release/open-store.ts';
import { pageSources } from '../serve/headers.ts';
import { originOf } from '../start/ports.ts';
import { localPlatformSettings, localRuntimeConfig } from '../start/runtime-config.ts';
import { hostConf, platformConf, remoteConf } from './nginx-conf.ts';

// Makes everything the images need, in PORTAL_WORK_DIR: the built host, its config.json, the store with the first
// release of each remote, and a configuration of nginx for each server. Addresses come from the variables that
// `npm start` knows.

const port = 8080;
const serve = '/srv/portal';
const builds = await buildAll(console.log);
await registerBuilds(builds);
const host = builds.get('host');
if (!host) throw new Error('The host was not built.');
const config = localRuntimeConfig();
cpSync(host.dist, path.join(workDir, 'host'), { recursive: true });
cpSync(path.join(root, 'scripts/platform'), path.join(workDir, 'platform'), { recursive: true });
// Written into the page as it stands: no word of it may end a script element.
write('settings/config.json', JSON.stringify(config).replaceAll('<', '\\u003c'));

const confs = {
  host: hostConf({
    port,
    dist: `${serve}/host`,
    settings: `${serve}/settings`,
    store: `${serve}/releases`,
    sources: pageSources(
      readFileSync(path.join(host.dist, 'index.html'), 'utf8'),
      config,
      remotes.map((remote) => originOf(remote.port)),
    ),
  }),
  platform: platformConf(port, `${serve}/platform`, localPlatformSettings()),
  ...Object.fromEntries(
    remotes.map(({ name }) => [name, remoteConf(port, `${serve}/releases`, name)]),
  ),
};
for (const [name, conf] of Object.entries(confs)) write(`nginx/${name}.conf`, conf);
console.log(`Prepared ${localStoreDir}`);

function write(file: string, text: string) {
  const place = path.join(workDir, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}
