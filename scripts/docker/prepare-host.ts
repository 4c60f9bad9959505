import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from '../build/build-app';
import { deployedConfig } from '../serve/config';
import { workDir } from '../workspace/apps';

// Writes the files that the image of a host serves to PORTAL_WORK_DIR: the build, and the config.json of PORTAL_CONFIG.

const config = deployedConfig();
const { dist } = await buildApp('host', console.log);
cpSync(dist, path.join(workDir, 'host'), { recursive: true });
const settings = path.join(workDir, 'settings');
mkdirSync(settings, { recursive: true });
writeFileSync(path.join(settings, 'config.json'), JSON.stringify(config));
