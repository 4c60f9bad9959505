import './settings/env.ts';
import { measureDeveloper } from './developer/developer.ts';
import { measureLoad, reportLoad } from './load.ts';
import { readOptions } from './options.ts';
import { measureScale } from './scale/scale.ts';

// `pnpm bench [load | report | scale | developer]`: see README.md.
try {
  const options = readOptions(process.argv.slice(2));
  if (options.what === 'scale') await measureScale(options.pages, console.log);
  else if (options.what === 'developer') await measureDeveloper(console.log);
  else if (options.what === 'report') await reportLoad(options, console.log);
  else await measureLoad(options, console.log);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
