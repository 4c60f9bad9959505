import path from 'node:path';

export type Edge = readonly [from: string, to: string];

/**
 * The folders that each import connects: `a/b/c.ts` importing `a/d/e/f.ts` connects the siblings `a/b` and `a/d`; an
 * import into or out of a subfolder connects it with its parent.
 */
export function folderEdges(imports: readonly Edge[]): Edge[] {
  return imports.flatMap(([from, to]): Edge[] => {
    const a = path.dirname(from).split('/');
    const b = path.dirname(to).split('/');
    const same = a.findIndex((name, depth) => name !== b[depth]);
    const common = same === -1 ? a.length : same;
    const edge: Edge = [a.slice(0, common + 1).join('/'), b.slice(0, common + 1).join('/')];
    return edge[0] === edge[1] ? [] : [edge];
  });
}

/** The circles of a graph: sorted sets of nodes that reach one another. */
export function circlesOf(edges: readonly Edge[]): string[][] {
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
