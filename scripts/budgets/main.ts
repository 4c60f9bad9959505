import { writeFileSync } from 'node:fs';
import { buildAll } from '../build/build-all.ts';
import { budgetsFile, weighScreens } from './budgets.ts';
import { screenScripts } from './screens.ts';

// `pnpm budgets`: sets each screen's budget to its present weight. Review the difference.
const budgets = weighScreens(screenScripts(await buildAll(console.log)));
writeFileSync(budgetsFile, `${JSON.stringify(budgets, null, 2)}\n`);
for (const [screen, { requests, compressed }] of Object.entries(budgets))
  console.log(`${screen}: ${requests} scripts, ${(compressed / 1000).toFixed(1)} kB after brotli`);
