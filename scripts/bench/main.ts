import './settings/env';
import { benchProgram } from './options';

// What measures loads webpack and a browser's driver, which `--help` needs not.
await benchProgram({
  load: async (options) => (await import('./load')).measureLoad(options, console.log),
  scale: async (pages) => (await import('./scale/scale')).measureScale(pages, console.log),
}).parseAsync();
process.exit(0);
