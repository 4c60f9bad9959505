import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { remoteNames } from '@investor-portal/shared/contract/remote-names';
import type { TracedScript } from './find-map.ts';

interface Frame extends TracedScript {
  line: number;
  column: number;
}

// As telemetry writes it (`portfolio/1.0.0-…/assets/….js:1:2`, `host/assets/…`), or an address, which has no version.
const position = new RegExp(
  String.raw`(?:\b(${remoteNames.join('|')})/(?:([\w.+-]+)/)?|(?:\bhost|https?://[^/\s"'()]+)/)(assets/[\w.-]+\.js):(\d+):(\d+)`,
  'g',
);

/** The positions in the portal's scripts that a text names, in order. */
export function framesIn(text: string): Frame[] {
  // In JSON, a line ends with an escape whose letter would be a part of the next word.
  return [...text.replaceAll(String.raw`\n`, '\n').matchAll(position)].map(
    ([, app = 'host', version, file = '', line, column]) => ({
      app,
      version,
      file,
      line: Number(line),
      column: Number(column),
    }),
  );
}

/**
 * A stack with the sources that its scripts were built from.
 * @param mapOf the source map of a script; undefined where none is kept.
 * @returns the lines, and the scripts without a map.
 */
export async function traceStack(
  text: string,
  mapOf: (script: TracedScript) => Promise<string | undefined>,
): Promise<{ lines: string[]; missing: string[] }> {
  const lines: string[] = [];
  const missing = new Set<string>();
  for (const frame of framesIn(text)) {
    const map = await mapOf(frame);
    if (map === undefined) missing.add(nameOf(frame));
    lines.push(
      ...(map === undefined ? [`${placeOf(frame)}  (no source map)`] : traced(frame, map)),
    );
  }
  return { lines, missing: [...missing] };
}

function traced(frame: Frame, text: string): string[] {
  const map = new TraceMap(text);
  // Columns of stacks begin at 1, those of maps at 0.
  const found = originalPositionFor(map, { line: frame.line, column: frame.column - 1 });
  if (found.source === null) return [`${placeOf(frame)}  (no source at this position)`];
  const place = `${shortened(found.source)}:${found.line}:${found.column + 1}`;
  const source = sourceContentFor(map, found.source)?.split('\n')[found.line - 1]?.trim();
  const whose = `${frame.app}${frame.version ? ` ${frame.version}` : ''}`;
  const first = `${place}${found.name ? `  ${found.name}` : ''}  (${whose})`;
  return source ? [first, `    ${source.slice(0, 160)}`] : [first];
}

function shortened(source: string): string {
  return source.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '');
}

function nameOf({ app, version, file }: TracedScript): string {
  return [app, version, file].filter(Boolean).join('/');
}

function placeOf(frame: Frame): string {
  return `${nameOf(frame)}:${frame.line}:${frame.column}`;
}
