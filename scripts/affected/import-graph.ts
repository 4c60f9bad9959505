import path from 'node:path';
import { importsIn, targetOf } from '../check/sources.ts';
import { areaOf, filesBeside, isSource, packageOf } from './areas.ts';
import { textOf } from './changed-files.ts';

export interface Edge {
  /** The file that imports. */
  from: string;
  /** The file or library it imports. */
  to: string;
  /** The area of that file. */
  area: string;
}

export interface ImportGraph {
  /** What each area imports from others. */
  edges: ReadonlyMap<string, readonly Edge[]>;
  areas: ReadonlySet<string>;
  /** Imports that cannot be followed, with their file: it may stand on anything. */
  unfollowed: readonly Edge[];
}

/** Imports of a computed name whose folder is known all the same: the app that is built, or one that a string spells out. */
const computedNames = new Set([
  'scripts/build/record-prefetch.ts',
  'scripts/sandbox/contract/fetchers.test.ts',
  // The version of a library.
  'scripts/bench/variants/federation-defaults.cjs',
]);

/**
 * Reads what every source imports. In scripts, tests and build configurations, which also start and read files, a path
 * that is spelt out in a string counts as an import.
 */
export function readImportGraph(dir: string, files: readonly string[]): ImportGraph {
  const known = new Set(files);
  const folders = foldersOf(files);
  const areas = new Set(files.map(areaOf));
  const edges = new Map<string, Edge[]>();
  const unfollowed: Edge[] = [];
  for (const file of files.filter(isSource)) {
    const own = areaOf(file);
    const add = (to: string, area = areaOf(to)) => {
      if (area !== own) edges.set(own, [...(edges.get(own) ?? []), { from: file, to, area }]);
    };
    const code = textOf(dir, file).replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
    for (const specifier of importsIn(code)) {
      const target = targetOf({ file, specifier }, dir) ?? fromRoot(dir, file, specifier);
      if (target !== undefined && known.has(target)) add(target);
      else if (isLibrary(specifier)) add(libraryOf(specifier), libraryArea(file, specifier));
      else if (isOurs(specifier)) unfollowed.push({ from: file, to: specifier, area: own });
    }
    if (readsFiles(file))
      for (const named of pathsIn(code, file))
        for (const each of known.has(named) ? [named] : (folders.get(named) ?? []))
          if (!each.endsWith('.spec.ts')) add(each);
    if (areas.has(filesBeside(file))) add(filesBeside(file), filesBeside(file));
    if (importsComputedName(code) && !computedNames.has(file))
      unfollowed.push({ from: file, to: 'a computed name', area: own });
  }
  return { edges, areas, unfollowed };
}

// A test may start a program that it spells out, in the root of the repository.
function fromRoot(dir: string, file: string, specifier: string): string | undefined {
  return readsFiles(file) ? targetOf({ file: '', specifier }, dir) : undefined;
}

/** The area that stands for a library as one package of the workspace resolves it. */
function libraryArea(file: string, specifier: string): string {
  return `${libraryOf(specifier)} of ${packageOf(file)}`;
}

/**
 * The area of a dependency of a package: of the library where a file imports it, else the whole package; undefined for
 * one that all packages use.
 */
export function dependencyArea(
  { edges, areas }: ImportGraph,
  folder: string,
  name: string,
): string | undefined {
  const area = `${name} of ${folder}`;
  const isImported = [...edges.values()].some((each) => each.some((edge) => edge.area === area));
  if (isImported) return area;
  return areas.has(folder) ? folder : undefined;
}

function libraryOf(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}

function isOurs(specifier: string): boolean {
  return specifier.startsWith('.') || specifier.startsWith('@investor-portal/');
}

function isLibrary(specifier: string): boolean {
  return !isOurs(specifier) && !specifier.startsWith('node:') && /^[@a-z]/i.test(specifier);
}

// Browser code has no files to read; a path in it is an address or a text.
function readsFiles(file: string): boolean {
  return /^scripts\/|\.[cm]js$|\.test\.tsx?$|\/testing\//.test(file);
}

function importsComputedName(code: string): boolean {
  return /\b(?:import|require)\(\s*(?!\s|'|\/\*|\))/.test(code);
}

/** The paths that the strings of a source may spell out, from the root of the repository or from its own folder. */
function pathsIn(text: string, file: string): string[] {
  const strings = [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)];
  return strings
    .flatMap(([, ...quoted]) => quoted.join('').split(/\s+/))
    .filter((word) => /[./]/.test(word) && /^[\w@./-]+$/.test(word))
    .flatMap((word) => [path.normalize(word), path.join(path.dirname(file), word)])
    .map((place) => place.replace(/\/$/, ''))
    .filter((place) => !file.startsWith(`${place}/`));
}

/** Every folder with all the files in it. */
function foldersOf(files: readonly string[]): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const file of files)
    for (let dir = path.dirname(file); dir !== '.'; dir = path.dirname(dir))
      folders.set(dir, [...(folders.get(dir) ?? []), file]);
  return folders;
}
