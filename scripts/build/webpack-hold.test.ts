import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps';

const libraries = path.join(root, 'scripts/node_modules');
const dropped = 'webpack/lib/util/extractUrlAndGlobal';

// webpack 5.112 dropped this file (webpack/webpack#22199). If this test fails, one of the two reasons in pnpm-workspace.yaml
// for the old webpack is gone. Then try the newest webpack, and check module-federation/core#5077 for the other reason.
it('webpack is held back by what Module Federation still imports of it', () => {
  const importer = '@module-federation/enhanced/dist/src/lib/container/runtime/utils.js';
  expect(readFileSync(path.join(libraries, importer), 'utf8')).toContain(dropped);
  expect(existsSync(path.join(libraries, `${dropped}.js`))).toBe(true);
});
