import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remotes, workDir } from '../workspace/apps';
import { buildAll } from '../build/build-all';
import { writePlatform } from '../serve/platform-app';
import { addHostDeltas } from '../release/deltas/add-deltas';
import { registerBuilds } from '../portal-releases/local-registry';
import { localStoreDir } from '../release/store/open-store';
import { pageSources } from '../serve/headers';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { pageOf, registryAddress } from '../serve/host-page';
import { sourceCommit } from '../workspace/source-commit';
import {
  deployedConfig,
  deployedRemotes,
  localPlatformSettings,
} from '../runtime-config/runtime-config';
import { hostConf, platformConf, remoteConf } from './nginx-conf';
import { hostHealthPage } from './nginx-health';

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
// The hosts of earlier images, by whose scripts investors who come back need download differences only.
const earlier = process.env['PORTAL_EARLIER_HOSTS'];
if (earlier) {
  const count = await addHostDeltas(path.join(workDir, 'host'), earlier);
  console.log(`Made ${count} deltas to earlier hosts`);
}
const page = pageOf(readFileSync(path.join(host.dist, 'index.html'), 'utf8'), config);
write('host/index.html', page);
writePlatform(path.join(workDir, 'platform'), localPlatformSettings());
// Inlined into the page: nothing in it may close a script element.
write('settings/config.json', JSON.stringify(config).replaceAll('<', '\\u003c'));

const commit = sourceCommit();
const identity = { serves: 'host', version: host.version, commit, contract: contractVersion };
const address = registryAddress(config);
if (address) write('settings/health.json', hostHealthPage(identity, address.href));

const confs = {
  host: hostConf({
    port,
    dist: `${serve}/host`,
    settings: `${serve}/settings`,
    store: `${serve}/releases`,
    sources: pageSources(page, config, deployedRemotes()),
    identity,
    brotli: true,
    registry: address && {
      url: address,
      ports: [8081, 8082],
      cache: '/tmp/portal-registry',
      trusted: '/etc/ssl/certs/ca-certificates.crt',
      resolver: '/tmp/portal-resolver.conf',
    },
  }),
  platform: platformConf(port, `${serve}/platform`, { commit }),
  ...Object.fromEntries(
    remotes.map(({ name, folder }) => {
      const build = { version: builds.get(folder)?.version, commit };
      return [name, remoteConf(port, `${serve}/releases`, name, true, build)];
    }),
  ),
};
for (const [name, conf] of Object.entries(confs)) write(`nginx/${name}.conf`, conf);
console.log(`Prepared ${localStoreDir()}`);

function write(file: string, text: string) {
  const place = path.join(workDir, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}
