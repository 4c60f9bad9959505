import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes, root } from '../../workspace/apps.ts';
import { firstScreens, remoteNames } from './monolith-best.cjs';

it('the monolith has every remote', () => {
  expect(remoteNames).toEqual(remotes.map(({ name }) => name));
});

describe('the screens that remotes import directly', () => {
  const modules = firstScreens as string[];

  it.each(remotes)('are those of $name', ({ folder }) => {
    const sources = path.join(root, folder, 'src');
    const routes = readFileSync(path.join(sources, 'routes.tsx'), 'utf8');
    const imported = [...routes.matchAll(/import \{ \w+Page \} from '\.\/(.+)';/g)].map(
      ([, file = '']) => path.join(sources, file),
    );
    expect(modules.filter((each) => each.startsWith(sources))).toEqual(
      expect.arrayContaining(imported),
    );
  });

  it.each(modules)('%s exists and loads lazily in the best monolith', (module) => {
    expect(existsSync(`${module}.tsx`)).toBe(true);
    const lazy = path.join(import.meta.dirname, 'replaced/lazy-first-screens.ts');
    const name = path.basename(module);
    expect(readFileSync(lazy, 'utf8')).toContain(`export const ${name} = lazyComponent(`);
  });
});
