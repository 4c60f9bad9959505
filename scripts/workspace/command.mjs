// How every command begins and fails. `npm start` and `npm test` use this before anything is installed.
import { inspect, parseArgs } from 'node:util';

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

/** Thrown by a mistake of ours: a stack says more than a message. */
const unexpected = [TypeError, ReferenceError, RangeError];

/** What is wrong, and what to do about it. */
export function explainFailure(error) {
  // What wrote may have said where already.
  const full = messageOf(error).startsWith(fullTitle) ? undefined : noRoom(error);
  if (full) return full;
  return unexpected.some((kind) => error instanceof kind) ? inspect(error) : messageOf(error);
}

const fullTitle = 'There is no room to write';

/**
 * What to say when a disk or a quota is full, also where a program that was run has printed it; undefined for any other error.
 * @param {unknown} error
 * @param {string} [place] The folder that was written to, which the error of a write does not name.
 */
export function noRoom(error, place) {
  const [full] = /\b(?:ENOSPC|EDQUOT):[\w ,]+(?:'[^'\n]*')?/.exec(messageOf(error)) ?? [];
  if (!full) return undefined;
  const where = place ? ` in ${place}` : '';
  return `${fullTitle}${where} (${full}). Free some space, then run the same command again.`;
}

function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** Ends the process with a message for who ran it. */
export function endWith(error) {
  console.error(explainFailure(error));
  process.exit(1);
}
