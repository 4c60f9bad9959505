// `npm start` installs, builds, runs and prints one address, on a machine with nothing but Node.
import { ensureInstalled } from './install.mjs';
import { startCommand } from './workspace/command.mjs';
import { runToEnd } from './workspace/run-to-end.mjs';

startCommand(
  `npm start: installs, builds and runs the portal. README.md names the usual variables. It also
reads ACCESS_LOG, COMMIT and RELEASES_KEY.

Examples:
  npm start
  PORTAL_CONFIG=portal.config.json npm start`,
);
await ensureInstalled();
process.exitCode = await runToEnd(process.execPath, ['--import', 'tsx', 'scripts/start/main.ts']);
