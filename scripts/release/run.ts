import { CliError } from './command-line/cli-error';
import { noRoom } from './command-line/failures.mjs';
import { printable, printableError } from './command-line/printable';
import type { PlaceOptions } from './commands/options';
import { createReleaseProgram, type ProgramName, wordsOf } from './commands/release-program';
import { configureReleases, type ReleaseConfiguration } from './configuration/configuration';
import { formatHint } from './store/hints';

export async function runReleases(
  configuration: ReleaseConfiguration,
  [name, ...words]: readonly string[],
): Promise<void> {
  configureReleases(configuration);
  let place: string | undefined;
  // The reader of our output may stop early, as `| head` does. The command must finish its work anyway.
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
}
