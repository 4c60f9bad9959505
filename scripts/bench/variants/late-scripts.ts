import type { StatsChunk, StatsModule } from 'webpack';

/** The chunk that the host loads when the browser is idle (host/src/toasts/LazyToaster.tsx). */
const lateChunk = 'toasts';
/** Libraries that only that chunk uses; a build may keep them in a chunk of their own. */
const lateLibraries = /node_modules[\\/](?:notistack|goober|clsx)[\\/]/;

/**
 * The scripts of a build that load when the browser is idle. Whether they are requested before a screen's content or after
 * it is chance, so they count for no screen.
 */
export function lateScriptsOf(chunks: readonly StatsChunk[]): string[] {
  return chunks.filter(isLate).flatMap(({ files = [] }) => files.filter(isScript));
}

/** The same by its name, for a build that has one script a chunk. */
export function isLateScript(file: string): boolean {
  return isScript(file) && file.startsWith(`${lateChunk}.`);
}

function isLate({ names = [], modules = [] }: StatsChunk): boolean {
  if (names.includes(lateChunk)) return true;
  const sources = modules.flatMap(sourcesOf);
  return sources.length > 0 && sources.every((source) => lateLibraries.test(source));
}

/** A concatenated module stands for those in it. */
function sourcesOf({ modules, identifier = '', moduleType }: StatsModule): string[] {
  if (modules && modules.length > 0) return modules.flatMap(sourcesOf);
  return moduleType === 'runtime' ? [] : [identifier];
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}
