import { appFolders } from '../workspace/apps.ts';
import { buildAll } from './build-all.ts';

// `pnpm build [folder …]`: builds all four apps, or the named ones.
const named = process.argv.slice(2);
const unknown = named.filter((folder) => !appFolders.includes(folder));
if (unknown.length > 0)
  throw new Error(`Unknown app: ${unknown.join(', ')}. Choose from ${appFolders.join(', ')}.`);
const builds = await buildAll(console.log, named.length > 0 ? named : appFolders);
for (const build of builds.values()) console.log(`${build.folder} ${build.version}`);
