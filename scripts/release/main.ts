import { parseArgs } from 'node:util';
import { printable, printableError } from '../serve/printable.ts';
import { formatHint } from './hints.ts';
import { CliError } from './cli-error.ts';
import { optionTypes } from './options.ts';
import { release } from './release-command.ts';
import { releases } from './releases-command.ts';
import { rollback } from './rollback-command.ts';

// `pnpm release`, `pnpm rollback` and `pnpm releases`; `pnpm releases help` says what each takes.

const commands = { release, rollback, releases };

// What reads our output may stop, as `| head` does: what was asked for is done all the same.
process.stdout.on('error', () => undefined);

let to: string | undefined;

try {
  const { values, positionals } = parsed();
  to = values.to;
  const [command, ...args] = positionals;
  const run = commands[command as keyof typeof commands];
  if (!run) throw new CliError('Run pnpm release, pnpm rollback or pnpm releases.');
  await run(args, values);
} catch (error) {
  console.error(
    error instanceof CliError ? printable(formatHint(error.message, to)) : printableError(error),
  );
  process.exitCode = 1;
}

function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options: optionTypes });
  } catch (error) {
    // Node's own message names the option.
    throw new CliError(error instanceof Error ? error.message : String(error));
  }
}
