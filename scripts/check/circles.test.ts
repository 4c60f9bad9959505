import { appFolders } from '../workspace/apps.ts';
import { circlesOf, folderEdges, type Edge } from './circles';
import { importsOf, sourcesOf, targetOf } from './sources';

// Unit tests may drive what their helpers stand on.
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
});

describe('circlesOf', () => {
  it('finds a pair of nodes and a longer circle', () => {
    const edges: Edge[] = [
      ['a', 'b'],
      ['b', 'a'],
      ['b', 'c'],
      ['c', 'd'],
      ['d', 'e'],
      ['e', 'c'],
    ];
    expect(circlesOf(edges)).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
  });

  it('finds nothing in a graph without circles', () => {
    expect(
      circlesOf([
        ['a', 'b'],
        ['a', 'c'],
        ['b', 'c'],
      ]),
    ).toEqual([]);
  });
});

describe('folderEdges', () => {
  it('connects siblings, and a folder with its parent', () => {
    const edges = folderEdges([
      ['src/a/x/one.ts', 'src/b/two.ts'],
      ['src/a/one.ts', 'src/a/two.ts'],
      ['src/main.ts', 'src/a/one.ts'],
      ['src/a/one.ts', 'src/main.ts'],
    ]);
    expect(edges).toEqual([
      ['src/a', 'src/b'],
      ['src', 'src/a'],
      ['src/a', 'src'],
    ]);
  });
});
