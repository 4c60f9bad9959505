import './configuration.ts';
import { printable, printableError } from '../release/command-line/printable.ts';
import { CliError } from '../release/command-line/cli-error.ts';
import { noRoom } from '../release/command-line/failures.mjs';
import type { PlaceOptions } from '../release/commands/options.ts';
import {
  createReleaseProgram,
  type ProgramName,
  wordsOf,
} from '../release/commands/release-program.ts';
import { formatHint } from '../release/store/hints.ts';

// `tsx scripts/portal-releases/main.ts release|rollback|releases …`, as the scripts of package.json run it.
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
