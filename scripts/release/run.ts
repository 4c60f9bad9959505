import { CliError } from './command-line/cli-error';
import { noRoom } from './command-line/failures.mjs';
import { printable, printableError } from './command-line/printable';
import type { PlaceOptions } from './commands/options';
import { createReleaseProgram, type ProgramName, wordsOf } from './commands/release-program';
import { configureReleases, type ReleaseConfiguration } from './configuration/configuration';
import { formatHint } from './store/hints';

/** Runs a command of the release tool, and ends the process's work with its exit code. */
export async function runReleases(
  configuration: ReleaseConfiguration,
  [name, ...words]: readonly string[],
): Promise<void> {
  configureReleases(configuration);
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
}
