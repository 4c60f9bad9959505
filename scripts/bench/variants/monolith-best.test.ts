import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes, root } from '../../workspace/apps.ts';
import { firstScreens, remoteNames, replaced } from './monolith-best.cjs';

it('the monolith has every remote', () => {
  expect(remoteNames).toEqual(remotes.map(({ name }) => name));
});

it.each(Object.entries(replaced as Record<string, string>))(
  'there is a %s for the monolith to replace',
  (module, by) => {
    expect(['.ts', '.tsx'].some((type) => existsSync(module + type))).toBe(true);
    expect(existsSync(by)).toBe(true);
  },
);

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

  it.each(modules)('%s loads lazily in the best monolith', (module) => {
    const lazy = path.join(import.meta.dirname, 'replaced/lazy-first-screens.ts');
    const name = path.basename(module);
    expect(readFileSync(lazy, 'utf8')).toContain(`export const ${name} = lazyComponent(`);
  });
});
