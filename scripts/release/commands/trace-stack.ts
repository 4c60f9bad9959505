import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { remoteNames } from '@investor-portal/shared/contract/remote-names';
import { CliError } from '../command-line/cli-error';
import { oneLine } from '../command-line/printable';
import type { PlaceOptions } from './options';
import { openStore } from '../store/open-store';
import { appFolders, root } from '../../workspace/apps';
import { mapsOf } from '../store/release-paths';
import { mapsFolder, mapsIn } from '../store/source-maps';
import type { Files } from '../store/store';

/** Names the sources of a minified stack. @param error a text, or a file. */
export async function trace(error: string, options: PlaceOptions): Promise<void> {
  const { records } = await openStore(options.to);
  const { lines, missing } = await traceStack(textOf(error), (script) => findMap(records, script));
  if (lines.length === 0)
    throw new CliError(
      'It names no position in a script of the portal, such as portfolio/<version>/assets/<file>.js:1:2345.',
    );
  for (const line of lines) console.log(oneLine(line));
  if (missing.length > 0)
    throw new CliError(
      `No source map is kept in ${records.place}, nor built here, of:\n${missing.map((name) => `- ${oneLine(name)}`).join('\n')}\nThe release tool keeps the maps of the remotes it releases, and the host's with \`pnpm releases host\` in a checkout where it was built. To have them here, check out the commit that \`pnpm releases show <remote>\` names for the version, run \`pnpm install\` and \`pnpm build\`, then this command again.`,
    );
}

function textOf(error: string): string {
  const isFile = error.length < 1_000 && existsSync(error) && statSync(error).isFile();
  return isFile ? readFileSync(error, 'utf8') : error;
}

interface Frame extends TracedScript {
  line: number;
  column: number;
}

// Matches a position in telemetry (`portfolio/1.0.0-…/assets/….js:1:2`, `host/assets/…`), or an address without version.
const position = () =>
  new RegExp(
    String.raw`(?:\b(${remoteNames.join('|')})/(?:([\w.+-]+)/)?|(?:\bhost|https?://[^/\s"'()]+)/)(assets/[\w.-]+\.js):(\d+):(\d+)`,
    'g',
  );

/** Returns the positions in the portal's scripts that a text contains, in order. */
export function framesIn(text: string): Frame[] {
  // JSON escapes a line break as `\n`. Its letter would otherwise become part of the next word.
  return [...text.replaceAll(String.raw`\n`, '\n').matchAll(position())].map(
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
 * Translates a stack trace to positions in the sources. Also returns the scripts without a source map.
 * @param mapOf returns the source map of a script; undefined if no map is stored.
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
  // Columns of stack traces begin at 1. Columns of source maps begin at 0.
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

/** A script of the host or of a remote's release. The address of a host script does not contain a version. */
interface TracedScript {
  /** `host`, or the remote's name. */
  app: string;
  version: string | undefined;
  /** `assets/…` */
  file: string;
}

export async function findMap(records: Files, script: TracedScript): Promise<string | undefined> {
  return (await keptMap(records, script)) ?? builtMap(script);
}

// A script's file name contains a hash of its content, so the source map from any version with this file is correct.
async function keptMap(
  records: Files,
  { app, version, file }: TracedScript,
): Promise<string | undefined> {
  const names = (await records.list(mapsOf(app))).filter((name) => name.endsWith(`/${file}.map`));
  const ofVersion = names.find((name) => name.startsWith(`${mapsOf(`${app}/${version}`)}/`));
  const found = ofVersion ?? names[0];
  return found === undefined ? undefined : (await records.read(found))?.toString();
}

function builtMap({ app, version, file }: TracedScript): string | undefined {
  const folder = appFolders.find((each) => each === app || each === `remote-${app}`) ?? app;
  const maps = path.join(root, folder, 'dist', mapsFolder);
  if (!existsSync(maps)) return undefined;
  const found = mapsIn(maps).find((name) =>
    version ? name === `${version}/${file}.map` : name.endsWith(`/${file}.map`),
  );
  return found === undefined ? undefined : readFileSync(path.join(maps, found), 'utf8');
}
