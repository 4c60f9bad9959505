import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workDir } from '../workspace/apps';
import { buildAll } from '../build/build-all';
import { registerBuilds } from '../release/publish/local-registry';
import { localStoreDir } from '../release/store/open-store';
import { deployedConfig } from '../serve/config';

// Writes the files that the images serve to PORTAL_WORK_DIR: the built host, its config.json, and the store with the first
// release of each remote. The file in PORTAL_CONFIG configures the host. Without PORTAL_CONFIG, everything is the demo at the
// addresses of `npm start`.

const config = deployedConfig();
const builds = await buildAll(console.log);
await registerBuilds(builds);
const built = builds.get('host');
if (!built) throw new Error('The host was not built.');
const host = path.join(workDir, 'host');
cpSync(built.dist, host, { recursive: true });
const settings = path.join(workDir, 'settings');
mkdirSync(settings, { recursive: true });
writeFileSync(path.join(settings, 'config.json'), JSON.stringify(config));
console.log(`Prepared ${localStoreDir}`);
