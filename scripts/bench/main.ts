import './settings/env';
import { benchProgram } from './options';

// What measures loads webpack and a browser's driver, which `--help` needs not.
await benchProgram(async (options) =>
  (await import('./load')).measureLoad(options, console.log),
).parseAsync();
process.exit(0);
