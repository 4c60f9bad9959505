import path from 'node:path';
import { createProgram } from '../release/command-line/program';
import { root } from '../workspace/apps';
import { buildDemo } from './build-demo';

await createProgram(
  'pnpm demo',
  'Builds the demo as plain files, for any file server at the root of an origin.',
  ['--to dist/demo'],
)
  .option('--to <folder>', 'where the files go', path.join(root, '.portal/demo'))
  .action(async ({ to }: { to: string }) => {
    await buildDemo(path.resolve(to), console.log);
    console.log(`Built the demo in ${path.resolve(to)}`);
  })
  .parseAsync();
