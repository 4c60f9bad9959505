import { parse } from 'yaml';
import { appFolders } from '../workspace/apps.ts';
import { areaOf, isDocument, isForRepositoryChecks, isForTests } from './areas.ts';
import { textOf, type Changes } from './changed-files.ts';
import { dependencyArea, type ImportGraph } from './import-graph.ts';
import { changedDependencies } from './lock-file.ts';

export interface ChangedAreas {
  /** Each changed area with a file that changed in it. */
  areas: ReadonlyMap<string, string>;
  /** Why everything is affected. */
  everything?: string;
}

/** Finds what changed in terms of the import graph. What is not understood changes everything. */
export function changedAreas(dir: string, graph: ImportGraph, changes: Changes): ChangedAreas {
  const areas = new Map<string, string>();
  const note = (area: string, file: string) => areas.set(area, areas.get(area) ?? file);
  for (const file of changes.files) {
    if (file === 'pnpm-lock.yaml') continue;
    if (isForRepositoryChecks(file)) continue;
    if (file === 'pnpm-workspace.yaml' && onlyCatalogChanged(dir, changes.base)) continue;
    const area = areaOf(file);
    const isKnown = graph.areas.has(area) && !isForAll(file);
    if (!isKnown && !isDocument(file) && !isForTests(file))
      return {
        areas,
        everything: graph.areas.has(area)
          ? `${file}: it holds for every package`
          : `${file}: it was deleted, or nothing is known of it`,
      };
    note(area, file);
  }
  if (changes.files.includes('pnpm-lock.yaml')) {
    const before = textOf(dir, 'pnpm-lock.yaml', changes.base);
    const dependencies = changedDependencies(before, textOf(dir, 'pnpm-lock.yaml'));
    if (!dependencies)
      return { areas, everything: 'pnpm-lock.yaml: more than dependencies changed' };
    for (const [folder, names] of dependencies)
      for (const name of names) {
        const area = dependencyArea(graph, folder, name);
        if (!area)
          return { areas, everything: `pnpm-lock.yaml: ${name} is a tool of every package` };
        note(area, `pnpm-lock.yaml (${name})`);
      }
  }
  const code = changes.files.find((file) => !isDocument(file) && !isForRepositoryChecks(file));
  if (code !== undefined)
    for (const { from, to, area } of graph.unfollowed)
      note(area, `${from}, which imports ${to}: it may stand on ${code}`);
  return { areas };
}

/** In the root, in scripts itself, or in a folder that is no package: tools and settings of every package. */
function isForAll(file: string): boolean {
  const [top = '', ...rest] = file.split('/');
  if (isDocument(file)) return false;
  return (
    ![...appFolders, 'shared', 'scripts'].includes(top) || (top === 'scripts' && rest.length === 1)
  );
}

/** Whether pnpm-workspace.yaml differs in its catalog alone: the lock file says what came of it. */
function onlyCatalogChanged(dir: string, base: string): boolean {
  const [before, after] = [
    textOf(dir, 'pnpm-workspace.yaml', base),
    textOf(dir, 'pnpm-workspace.yaml'),
  ];
  return before !== '' && after !== '' && withoutCatalog(before) === withoutCatalog(after);
}

function withoutCatalog(text: string): string {
  try {
    const whole: unknown = parse(text);
    return JSON.stringify(Object.entries(Object(whole)).filter(([key]) => key !== 'catalog'));
  } catch (error) {
    return String(error) + text;
  }
}
