import { appFolders } from '../workspace/apps';
import { createProgram } from '../release/command-line/program';
import { buildAll } from './build-all';

const program = createProgram('pnpm build', 'Builds the named apps, by default all.', [
  '',
  'host remote-portfolio',
]);
const [requested = []] = program
  .addArgument(program.createArgument('[app...]', 'what to build').choices(appFolders))
  .parse().processedArgs as [string[]?];
const builds = await buildAll(console.log, requested.length > 0 ? requested : appFolders);
for (const build of builds.values()) console.log(`${build.folder} ${build.version}`);
