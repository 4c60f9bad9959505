import './settings/env.ts';
import { benchProgram } from './options.ts';

// What measures loads webpack and a browser's driver, which `--help` needs not.
await benchProgram({
  load: async (options) => (await import('./load.ts')).measureLoad(options, console.log),
  scale: async (pages) => (await import('./scale/scale.ts')).measureScale(pages, console.log),
}).parseAsync();
process.exit(0);
