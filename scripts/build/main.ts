import { parseArgs } from 'node:util';
import { appFolders } from '../workspace/apps.ts';
import { startCommand } from '../workspace/command.mjs';
import { buildAll } from './build-all.ts';

const named = startCommand(
  `pnpm build [<app> …]: builds the named apps, by default ${appFolders.join(', ')}.`,
  (args) => {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const unknown = positionals.filter((folder) => !appFolders.includes(folder));
    if (unknown.length > 0)
      throw new Error(`Unknown app: ${unknown.join(', ')}. Choose from ${appFolders.join(', ')}.`);
    return positionals;
  },
);
const builds = await buildAll(console.log, named.length > 0 ? named : appFolders);
for (const build of builds.values()) console.log(`${build.folder} ${build.version}`);
