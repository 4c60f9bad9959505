// Every command begins with this function. `npm start` and `npm test` use it before anything is installed.
import { parseArgs } from 'node:util';
import { endWith } from '../release/command-line/failures.mjs';

/**
 * Reads the arguments of a command before it does anything. `--help` prints the usage and ends the command. Arguments that
 * `read` rejects end it with an error. After this call, any failure ends the command with a message for the operator.
 * @template T
 * @param {string} usage
 * @param {(args: string[]) => T} read By default takes no arguments.
 * @returns {T}
 */
export function startCommand(usage, read = (args) => parseArgs({ args })) {
  process.on('uncaughtException', endWith);
  const args = process.argv.slice(2);
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return read(args);
  } catch (error) {
    return endWith(`${error.message}\nRun it with --help to see what it takes.`);
  }
}
