import { stampOf } from './stamp.ts';

/**
 * The files that a release's manifest names, by their paths beside it; undefined when it has no stamp.
 * Compressed copies are not named: they go with the file that they are copies of.
 */
export function filesNamedIn(manifest: string): string[] | undefined {
  try {
    const { start, assets } = stampOf(manifest);
    return [...Object.keys(start.integrity), ...Object.keys(assets)];
  } catch {
    return undefined;
  }
}

/** Whether a stored file is one of these, or a copy of one in another encoding. */
export function isOneOf(file: string, named: ReadonlySet<string>): boolean {
  if (named.has(file)) return true;
  const end = file.indexOf('.js.');
  return named.has(end < 0 ? file.replace(/\.[^.]+$/, '') : file.slice(0, end + '.js'.length));
}
