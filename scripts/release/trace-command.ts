import { existsSync, readFileSync, statSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { oneLine } from '../serve/printable.ts';
import { CliError } from './cli-error.ts';
import { findMap } from './find-map.ts';
import { openStore } from './open-store.ts';
import { rejectExtraArgs, type Options } from './options.ts';
import { traceStack } from './trace-stack.ts';

/**
 * `pnpm releases trace <error>`: the sources of a minified stack, such as that of a portal:error message or of an exception
 * event. The error is a text, a file, or `-` for the input.
 */
export async function trace([error, ...surplus]: string[], options: Options): Promise<void> {
  rejectExtraArgs(surplus, options);
  if (!error)
    throw new CliError('Give the error in quotes, a file that has it, or - for the input.');
  const { records } = await openStore(options.to);
  const { lines, missing } = await traceStack(await textOf(error), (script) =>
    findMap(records, script),
  );
  if (lines.length === 0)
    throw new CliError(
      'It names no position in a script of the portal, such as portfolio/<version>/assets/<file>.js:1:2345.',
    );
  for (const line of lines) console.log(oneLine(line));
  if (missing.length > 0)
    throw new CliError(
      `No source map is kept in ${records.place}, nor built here, of:\n${missing.map((name) => `- ${oneLine(name)}`).join('\n')}\nThe release tool keeps the maps of the remotes it releases, and the host's with \`pnpm releases host\` in a checkout where it was built. To have them here, check out the commit that \`pnpm releases\` names for the version, run \`pnpm install\` and \`pnpm build\`, then this command again.`,
    );
}

async function textOf(error: string): Promise<string> {
  if (error === '-') return text(process.stdin);
  const isFile = error.length < 1_000 && existsSync(error) && statSync(error).isFile();
  return isFile ? readFileSync(error, 'utf8') : error;
}
