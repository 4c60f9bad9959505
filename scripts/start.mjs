// `npm start`: installs, builds, runs and prints one address, on a machine with nothing but Node.
import { ensureInstalled } from './install.mjs';
import { runToEnd } from './workspace/run-to-end.mjs';

await ensureInstalled();
process.exitCode = await runToEnd(process.execPath, ['--import', 'tsx', 'scripts/start/main.ts']);
