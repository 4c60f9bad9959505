import { printable, printableError } from '../serve/printable.ts';
import { CliError } from '../workspace/cli-error.ts';
import { noRoom } from '../workspace/command.mjs';
import type { PlaceOptions } from './commands/options.ts';
import { createReleaseProgram, type ProgramName, wordsOf } from './commands/release-program.ts';
import { formatHint } from './store/hints.ts';

// `tsx scripts/release/main.ts release|rollback|releases …`, as the scripts of package.json run it.
const [name, ...words] = process.argv.slice(2);
let place: string | undefined;

// What reads our output may stop, as `| head` does: what was asked for is done all the same.
process.stdout.on('error', () => undefined);

try {
  const program = createReleaseProgram(name as ProgramName);
  program.hook('preAction', (_, command) => {
    place = command.opts<PlaceOptions>().to;
  });
  await program.parseAsync(wordsOf(name as ProgramName, words), { from: 'user' });
} catch (error) {
  console.error(
    error instanceof CliError
      ? printable(formatHint(error.message, place))
      : (noRoom(error) ?? printableError(error)),
  );
  process.exitCode = 1;
}
