import './settings/env';
import { benchProgram } from './options';

// The measurement imports webpack and a browser driver, which `--help` does not need.
await benchProgram(async (options) =>
  (await import('./load')).measureLoad(options, console.log),
).parseAsync();
process.exit(0);
