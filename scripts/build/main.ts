import { buildAll } from './build-all.ts';

const builds = await buildAll(console.log);
for (const build of builds.values()) console.log(`${build.folder} ${build.version}`);
