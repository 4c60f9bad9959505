import { printable, printableError } from '../serve/printable.ts';
import { noRoom } from '../workspace/command.mjs';
import { CliError } from './cli-error.ts';
import { formatHint } from './hints.ts';
import type { PlaceOptions } from './options.ts';
import { createReleaseProgram, wordsOf, type ProgramName } from './release-program.ts';

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
