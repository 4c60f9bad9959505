import { Command } from 'commander';
import { endWith } from './command.mjs';

/**
 * A command of package.json. Commander generates its `--help` and refuses unknown options with the nearest known one; from
 * here on a failure ends the process with a message instead of a stack.
 */
export function createProgram(name: string, description: string): Command {
  process.on('uncaughtException', endWith);
  return new Command(name)
    .description(description)
    .showHelpAfterError('Run it with --help to see what it takes.');
}
