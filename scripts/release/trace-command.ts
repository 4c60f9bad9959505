import type { Command } from 'commander';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { oneLine } from '../serve/printable.ts';
import { CliError } from './cli-error.ts';
import { findMap } from './find-map.ts';
import { openStore } from './open-store.ts';
import { examples, placeOption, type PlaceOptions } from './options.ts';
import { traceStack } from './trace-stack.ts';

export function traceCommand(command: Command): Command {
  return command
    .description('Names the sources of a minified stack, as of a portal:error message.')
    .argument('<error>', 'a text in quotes, a file, or - for the input')
    .addOption(placeOption())
    .addHelpText(
      'after',
      examples(
        'releases trace "portfolio/<version>/assets/<file>.js:1:2345" --to s3://bucket/portal',
      ),
    )
    .action(trace);
}

async function trace(error: string, options: PlaceOptions): Promise<void> {
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
