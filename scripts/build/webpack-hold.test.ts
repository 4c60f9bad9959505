import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps';

const libraries = path.join(root, 'scripts/node_modules');
const dropped = 'webpack/lib/util/extractUrlAndGlobal';

// webpack 5.112 dropped it (webpack/webpack#22199). Once this fails, one of the two reasons of decision 3 that hold webpack
// back is over: try the newest, and look at module-federation/core#5077 for the other.
it('webpack is held back by what Module Federation still imports of it', () => {
  const importer = '@module-federation/enhanced/dist/src/lib/container/runtime/utils.js';
  expect(readFileSync(path.join(libraries, importer), 'utf8')).toContain(dropped);
  expect(existsSync(path.join(libraries, `${dropped}.js`))).toBe(true);
});
