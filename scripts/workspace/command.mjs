// How every command begins. `npm start` and `npm test` use this before anything is installed.
import { parseArgs } from 'node:util';
import { endWith } from '../release/command-line/failures.mjs';

/**
 * Reads the arguments of a command before it does anything: `--help` prints its usage and ends it, and so does what `read`
 * refuses, as an error. From then on a failure ends the command with a message for who ran it.
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
