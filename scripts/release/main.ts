import { CliError } from './command-line/cli-error';
import { printable, printableError } from './command-line/printable';
import type { PlaceOptions } from './commands/options';
import { createReleaseProgram, type ProgramName, wordsOf } from './commands/release-program';
import { formatHint } from './store/hints';

// The scripts of package.json run `tsx scripts/release/main.ts release|rollback|releases …`.
const [name, ...words] = process.argv.slice(2) as [ProgramName, ...string[]];
let place: string | undefined;
// The reader of our output may stop early, as `| head` does. The command must finish its work anyway.
process.stdout.on('error', () => undefined);
try {
  const program = createReleaseProgram(name);
  program.hook('preAction', (_, command) => {
    place = command.opts<PlaceOptions>().to;
  });
  await program.parseAsync(wordsOf(name, words), { from: 'user' });
} catch (error) {
  console.error(
    error instanceof CliError ? printable(formatHint(error.message, place)) : printableError(error),
  );
  process.exitCode = 1;
}
