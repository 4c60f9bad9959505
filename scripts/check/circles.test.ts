import path from 'node:path';
import { appFolders } from '../workspace/apps';
import { importsOf, sourcesOf, targetOf } from './sources';

type Edge = readonly [from: string, to: string];

// Imports between unit tests and their helpers may form circles, so they are left out.
const isForTests = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/testing/');

function importsIn(folder: string): Edge[] {
  return sourcesOf(folder)
    .filter((file) => !isForTests(file))
    .flatMap((file) => importsOf(file))
    .flatMap((each): Edge[] => {
      const target = targetOf(each);
      return target?.startsWith(`${folder}/`) ? [[each.file, target]] : [];
    });
}

describe('imports', () => {
  const sources = [...appFolders, 'shared'].map((folder) => `${folder}/src`);
  it.each([...sources, 'scripts'])('of %s form no circle of files or of folders', (folder) => {
    const imports = importsIn(folder);
    expect(imports.length).toBeGreaterThan(20);
    expect(circlesOf(imports)).toEqual([]);
    expect(circlesOf(folderEdges(imports))).toEqual([]);
  });

  it('would show a circle of files and one of folders', () => {
    expect(
      circlesOf([
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'b'],
      ]),
    ).toEqual([['b', 'c']]);
    expect(
      folderEdges([
        ['x/a/1.ts', 'x/b/2.ts'],
        ['x/a/1.ts', 'x/a/3.ts'],
      ]),
    ).toEqual([['x/a', 'x/b']]);
  });
});

// Returns the folders that each import connects. `a/b/c.ts` importing `a/d/e/f.ts` connects the siblings `a/b` and `a/d`. An
// import into or out of a subfolder connects the subfolder with its parent.
function folderEdges(imports: readonly Edge[]): Edge[] {
  return imports.flatMap(([from, to]): Edge[] => {
    const a = path.dirname(from).split('/');
    const b = path.dirname(to).split('/');
    const same = a.findIndex((name, depth) => name !== b[depth]);
    const common = same === -1 ? a.length : same;
    const edge: Edge = [a.slice(0, common + 1).join('/'), b.slice(0, common + 1).join('/')];
    return edge[0] === edge[1] ? [] : [edge];
  });
}

/** Returns the circles of a graph: sorted sets of nodes that reach each other. */
function circlesOf(edges: readonly Edge[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reachable = new Map([...next.keys()].map((node) => [node, reach(next, node)] as const));
  const circles = [...reachable].flatMap(([node, reached]) => {
    if (!reached.has(node)) return [];
    return [[...reached].filter((other) => reachable.get(other)?.has(node)).toSorted()];
  });
  return circles.filter(
    ([first], index) => circles.findIndex(([other]) => other === first) === index,
  );
}

function reach(next: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(next.get(start) ?? [])];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    waiting.push(...(next.get(node) ?? []));
  }
  return reached;
}
