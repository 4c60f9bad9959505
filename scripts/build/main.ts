import { appFolders } from '../workspace/apps.ts';
import { buildAll } from './build-all.ts';

// `pnpm build [folder …]`: all four apps, or those that are named.
const named = process.argv.slice(2);
const unknown = named.filter((folder) => !appFolders.includes(folder));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}; there are ${appFolders.join(', ')}.`);
const builds = await buildAll(console.log, named.length > 0 ? named : appFolders);
for (const build of builds.values()) console.log(`${build.folder} ${build.version}`);
