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
  const text = error instanceof Error ? error.message : String(error);
  // Also where a program that was run has printed it.
  const [full] = /\b(?:ENOSPC|EDQUOT|EFBIG)\b.*/.exec(text) ?? [];
  if (full)
    return `There is no room to write (${full}). Free some space or raise the quota, then run the same command again.`;
  return unexpected.some((kind) => error instanceof kind) ? inspect(error) : text;
}

function endWith(error) {
  console.error(explainFailure(error));
  process.exit(1);
}
