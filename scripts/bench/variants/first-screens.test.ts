import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes as built } from './common.cjs';
import { firstScreenModules } from './first-screens.cjs';

interface Remote {
  name: string;
  folder: string;
}

const first = firstScreenModules(built) as [name: string, module: string][];

describe('the screens that remotes import directly', () => {
  it.each(built as Remote[])('are those of $name', ({ folder }) => {
    const routes = readFileSync(path.join(folder, 'src/routes.tsx'), 'utf8');
    const imported = [...routes.matchAll(/import \{ \w+Page \} from '\.\/(.+)';/g)].map(
      ([, file = '']) => path.join(folder, 'src', file),
    );
    expect(first.map(([, module]) => module).filter((each) => each.startsWith(folder))).toEqual(
      expect.arrayContaining(imported),
    );
  });

  it.each(first)('%s exists and loads lazily in the best monolith', (name, module) => {
    expect(existsSync(`${module}.tsx`)).toBe(true);
    const lazy = path.join(import.meta.dirname, 'replaced/lazy-first-screens.ts');
    expect(readFileSync(lazy, 'utf8')).toContain(`export const ${name} = lazyComponent(`);
  });
});
