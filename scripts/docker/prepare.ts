import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remotes, workDir } from '../workspace/apps.ts';
import { buildAll } from '../build/build-all.ts';
import { writePlatform } from '../platform/write-platform.ts';
import { registerBuilds } from '../release/local-registry.ts';
import { localStoreDir } from '../release/open-store.ts';
import { pageSources } from '../serve/headers.ts';
import { pageOf } from '../serve/host-page.ts';
import {
  deployedConfig,
  deployedRemotes,
  localPlatformSettings,
} from '../runtime-config/runtime-config.ts';
import { hostConf, platformConf, remoteConf } from './nginx-conf.ts';

// Prepares everything the images need in PORTAL_WORK_DIR: the built host, its config.json, the store with the first
// release of each remote, and an nginx configuration for each server. The file named by PORTAL_CONFIG configures the
// host; without one, everything is the demo at the addresses of `npm start`.

const port = 8080;
const serve = '/srv/portal';
const config = deployedConfig();
const builds = await buildAll(console.log);
await registerBuilds(builds);
const host = builds.get('host');
if (!host) throw new Error('The host was not built.');
cpSync(host.dist, path.join(workDir, 'host'), { recursive: true });
const page = pageOf(readFileSync(path.join(host.dist, 'index.html'), 'utf8'), config);
write('host/index.html', page);
writePlatform(path.join(workDir, 'platform'), localPlatformSettings());
// Inlined into the page: nothing in it may close a script element.
write('settings/config.json', JSON.stringify(config).replaceAll('<', '\\u003c'));

const confs = {
  host: hostConf({
    port,
    dist: `${serve}/host`,
    settings: `${serve}/settings`,
    store: `${serve}/releases`,
    sources: pageSources(page, config, deployedRemotes()),
  }),
  platform: platformConf(port, `${serve}/platform`),
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
