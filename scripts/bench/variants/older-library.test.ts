import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compareVersions } from 'compare-versions';
import { root } from '../../workspace/apps.ts';
import { withOlderLibrary } from './older-library.cjs';

function versionAt(file: string): string {
  const text = readFileSync(path.join(path.dirname(file), '../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

it('a build from before the update has an earlier version of what the portal has', () => {
  const { resolve, cache } = withOlderLibrary({
    resolve: { alias: { other: 'file' } },
    cache: { name: 'usual' },
  }) as { resolve: { alias: Record<string, string> }; cache: { name: string } };
  const [[library = '', older = ''] = []] = Object.entries(resolve.alias).filter(
    ([name]) => name !== 'other',
  );
  const shared = createRequire(path.join(root, 'shared/package.json'));
  const now = versionAt(shared.resolve(library.replace(/\$$/, '')));
  expect(compareVersions(versionAt(older), now)).toBe(-1);
  expect(cache.name).not.toBe('usual');
});
