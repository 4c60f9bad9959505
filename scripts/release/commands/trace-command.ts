import { existsSync, readFileSync, statSync } from 'node:fs';
import { CliError } from '../command-line/cli-error';
import { oneLine } from '../command-line/printable';
import type { PlaceOptions } from './options';
import { openStore } from '../store/open-store';
import { findMap, traceStack } from './trace-stack';

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
