import { isDocument } from './areas.ts';
import { changedAreas } from './changed-areas.ts';
import { changesSince, filesOf } from './changed-files.ts';
import { readImportGraph } from './import-graph.ts';
import { projectsOf, type Project } from './projects.ts';
import { shortestPath } from './shortest-path.ts';

export interface AffectedProject extends Pick<Project, 'unit' | 'browser'> {
  name: string;
  /** An investor gets something else: it is for release. */
  ships: boolean;
  /** The shortest way from one of its files to one that changed. */
  because: readonly string[];
}

export interface Affected {
  base: string;
  changedFiles: readonly string[];
  /** Why everything is affected, where it is. */
  everything?: string;
  projects: readonly AffectedProject[];
  unaffected: readonly string[];
  /** Texts changed that no test reads. */
  docs: boolean;
}

/** Finds what the changes since a commit affect, by what imports what. */
export function affectedSince(dir: string, ref: string): Affected {
  const changes = changesSince(dir, ref);
  const files = filesOf(dir);
  const graph = readImportGraph(dir, files);
  const changed = changedAreas(dir, graph, changes);
  const all = projectsOf([...new Set([...graph.areas, ...changed.areas.keys()])], files);
  const because = (roots: readonly string[], apart?: readonly string[]) =>
    changed.everything === undefined
      ? shortestPath(graph, roots, changed.areas, apart)
      : [changed.everything];
  const projects = all.flatMap(({ name, checked, shipped, apart, unit, browser }) => {
    const ships = shipped && because(shipped, apart);
    const way = ships ?? because(checked, apart);
    if (!way) return [];
    return [
      {
        name,
        ships: ships !== undefined,
        because: way,
        ...(unit && { unit }),
        ...(browser && { browser }),
      },
    ];
  });
  return {
    base: changes.base,
    changedFiles: changes.files,
    ...(changed.everything !== undefined && { everything: changed.everything }),
    projects,
    unaffected: all
      .map(({ name }) => name)
      .filter((name) => !projects.some((each) => each.name === name)),
    docs: changes.files.some(isDocument),
  };
}
