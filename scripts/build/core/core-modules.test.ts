import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { libraries, modules } from '@investor-portal/shared/federation/core.cjs';
import { singletons } from '@investor-portal/shared/federation/singletons.cjs';
import { root } from '../../workspace/apps';
import { coreHash, coreModules } from './core-modules.cjs';
import { pitch } from './core-exports-loader.cjs';

type CoreModules = ReadonlyMap<string, { names: Record<string, string>; partly: boolean }>;
const modulesInCore = coreModules() as CoreModules;
const loader = '@investor-portal/loader/';
const sources = modules.map((name) => {
  const base = name.startsWith(loader)
    ? name.replace(loader, 'shared/loader/src/')
    : `shared/src/${name}`;
  return ['.ts', '.tsx'].map((end) => base + end).find((file) => existsSync(inRoot(file)));
});

function inRoot(file: string): string {
  return path.join(root, file);
}

/** Returns what a file imports at run time: libraries by name, and our own modules by file without its extension. */
function importsOf(file: string): string[] {
  const text = readFileSync(inRoot(file), 'utf8').replaceAll(/^import type [^;]*;/gm, '');
  return [...text.matchAll(/^(?:import|export) [^;]*?from '([^']+)'/gm)].map(([, name = '']) =>
    name.startsWith('.') ? path.join(path.dirname(file), name) : name,
  );
}

describe('the core (decision 91)', () => {
  it('has nothing that imports what is neither in it nor a singleton nor one of its libraries', () => {
    const allowed = [...singletons, ...Object.keys(libraries)];
    const own = [...modules, ...sources.map((file) => file?.replace(/\.tsx?$/, ''))];
    const imported = sources.flatMap((file = '') => importsOf(file));
    expect(imported.length).toBeGreaterThan(50);
    expect(imported.filter((name) => !allowed.includes(name) && !own.includes(name))).toEqual([]);
  });

  it('has nothing that keeps state, of which a remote with its own copy would have another', () => {
    const state =
      /^(?:export )?(?:let |const \w+ = (?:new (?:Map|Set|WeakMap)|createContext|atom))/m;
    const textOf = (file = '') => readFileSync(inRoot(file), 'utf8');
    expect(sources.filter((file) => state.test(textOf(file)))).toEqual([]);
  });

  it('shares every export of its modules but the documentation of calls', () => {
    for (const file of sources) {
      const exported = jest.requireActual<object>(inRoot(file ?? ''));
      const shared = Object.keys(exported).filter((name) => !name.endsWith('Contract'));
      expect(shared.toSorted()).toEqual(
        Object.keys(modulesInCore.get(inRoot(file ?? ''))?.names ?? {}).toSorted(),
      );
    }
  });

  // With another order, the same sources could build to other bytes on a busy machine (decision 97).
  it('passes on each name in a statement of its own, in the order of the table', () => {
    const names = [...modulesInCore.values()].flatMap((module) => Object.values(module.names));
    const statements = (pitch as () => string)().trimEnd().split('\n');
    const given = statements.map(
      (line) => /^export \{ \w+ as (\w+) \} from "[^"]+";$/.exec(line)?.[1],
    );
    expect(names.length).toBeGreaterThan(150);
    expect(given).toEqual(names);
  });

  it('changes with the code, but not with a comment or a type', () => {
    const hashWith = (change: (source: string, file: string) => string) =>
      coreHash((file: string) => change(readFileSync(file, 'utf8'), file)) as string;
    const hash = coreHash() as string;
    expect(hash).toMatch(/^[0-9a-f]{12}$/);
    expect(hashWith((source) => `/** A comment. */\n${source}\n\n// Another one.\n`)).toBe(hash);
    expect(hashWith((source) => `${source}\ntype Unused = string;`)).toBe(hash);
    const button = inRoot('shared/src/ui/Button.tsx');
    expect(hashWith((source, file) => (file === button ? `${source}\nvoid 0;` : source))).not.toBe(
      hash,
    );
  });
});
