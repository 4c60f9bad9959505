import { parseArgs } from 'node:util';
import { printable, printableError } from '../serve/printable.ts';
import { noRoom, startCommand } from '../workspace/command.mjs';
import { CliError } from './cli-error.ts';
import { help } from './help.ts';
import { formatHint } from './hints.ts';
import { optionTypes } from './options.ts';
import { release } from './release-command.ts';
import { releases } from './releases-command.ts';
import { rollback } from './rollback-command.ts';

// `pnpm release`, `pnpm rollback` and `pnpm releases`; `pnpm releases help` says what each takes.

const commands = { release, rollback, releases };

const { values, positionals } = startCommand(help, (args) =>
  parseArgs({ args, allowPositionals: true, options: optionTypes }),
);

// What reads our output may stop, as `| head` does: what was asked for is done all the same.
process.stdout.on('error', () => undefined);

try {
  const [command, ...args] = positionals;
  const run = commands[command as keyof typeof commands];
  if (!run) throw new CliError('Run pnpm release, pnpm rollback or pnpm releases.');
  await run(args, values);
} catch (error) {
  console.error(
    error instanceof CliError
      ? printable(formatHint(error.message, values.to))
      : (noRoom(error) ?? printableError(error)),
  );
  process.exitCode = 1;
}
