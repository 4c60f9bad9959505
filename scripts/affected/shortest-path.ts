import type { Edge, ImportGraph } from './import-graph.ts';

/**
 * The shortest way along imports from one of `roots` to one of `changed`, as the files on it; undefined where there is
 * none, and the changed file alone where a root itself has changed. No way leads through the areas of `apart`.
 */
export function shortestPath(
  { edges }: ImportGraph,
  roots: readonly string[],
  changed: ReadonlyMap<string, string>,
  apart: readonly string[] = [],
): string[] | undefined {
  const ways = new Map<string, readonly Edge[]>(roots.map((root) => [root, []]));
  // A map goes on to what is added while it is walked, in that order: breadth first.
  for (const [area, way] of ways) {
    const file = changed.get(area);
    if (file !== undefined) return filesOn(way, file);
    for (const edge of edges.get(area) ?? [])
      if (!ways.has(edge.area) && !apart.includes(edge.area)) ways.set(edge.area, [...way, edge]);
  }
  return undefined;
}

function filesOn(way: readonly Edge[], changed: string): string[] {
  const files = [...way.flatMap(({ from, to }) => [from, to]), changed];
  return files.filter((file, index) => file !== files[index - 1]);
}
