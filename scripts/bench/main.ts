import './settings/env.ts';
import { startCommand } from '../workspace/command.mjs';
import { measureDeveloper } from './developer/developer.ts';
import { measureLoad, reportLoad } from './load.ts';
import { readOptions } from './options.ts';
import { measureScale } from './scale/scale.ts';

const usage = `pnpm bench [load | report | scale | developer]: measures the portal against a monolith (README.md).
--runs <n>  --routes <route,…>  --variants <variant,…>  --parts <part,…>  --pages <n>: how much is measured
--quick: a look that writes nothing   --dry: writes nothing   --resume: goes on with an interrupted run
--slow-link: slow the network down with a link of our own instead of DevTools`;

const options = startCommand(usage, readOptions);
if (options.what === 'scale') await measureScale(options.pages, console.log);
else if (options.what === 'developer') await measureDeveloper(console.log);
else if (options.what === 'report') await reportLoad(options, console.log);
else await measureLoad(options, console.log);
process.exit(0);
