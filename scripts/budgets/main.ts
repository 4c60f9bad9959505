import { writeFileSync } from 'node:fs';
import { buildAll } from '../build/build-all';
import { createProgram } from '../release/command-line/program';
import { budgetsFile, weighRemotes, weighScreens } from './budgets';
import { screenScripts } from './screens';

createProgram(
  'pnpm budgets',
  'Sets the budgets of screens and remotes to what they weigh now. Review the difference.',
).parse();
const builds = await buildAll(console.log);
const screens = weighScreens(screenScripts(builds));
const remotes = weighRemotes(builds);
writeFileSync(budgetsFile, `${JSON.stringify({ screens, remotes }, null, 2)}\n`);
for (const [screen, { requests, compressed }] of Object.entries(screens))
  console.log(`${screen}: ${requests} scripts, ${(compressed / 1000).toFixed(1)} kB after brotli`);
