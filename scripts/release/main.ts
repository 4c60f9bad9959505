import { CliError } from './command-line/cli-error';
import { printable, printableError } from './command-line/printable';
import { createReleaseProgram, type ProgramName } from './commands/release-program';

// The scripts of package.json run `tsx scripts/release/main.ts release|rollback|releases …`.
const [name, ...words] = process.argv.slice(2) as [ProgramName, ...string[]];
// The reader of our output may stop early, as `| head` does. The command must finish its work anyway.
process.stdout.on('error', () => undefined);
try {
  await createReleaseProgram(name).parseAsync(words, { from: 'user' });
} catch (error) {
  console.error(error instanceof CliError ? printable(error.message) : printableError(error));
  process.exitCode = 1;
}
