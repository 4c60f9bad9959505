import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { appFolders, root } from '../workspace/apps.ts';

// Type-checks every package with its own tsconfig.json.
const tsc = path.join(root, 'node_modules/.bin/tsc');
let failed = 0;
for (const folder of ['shared', ...appFolders, 'scripts', 'scripts/sandbox']) {
  const { status } = spawnSync(tsc, ['-p', path.join(root, folder)], {
    stdio: 'inherit',
    cwd: root,
  });
  if (status !== 0) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);
