// `npm start`: on a machine with Node and nothing else, installs, builds, runs, and prints one address.
import { ensureInstalled } from './install.mjs';
import { runToEnd } from './workspace/run-to-end.mjs';

ensureInstalled();
process.exitCode = await runToEnd(process.execPath, ['--import', 'tsx', 'scripts/start/main.ts']);
