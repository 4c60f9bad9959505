// How every command fails. `npm start` and `npm test` use this before anything is installed.
import { inspect } from 'node:util';

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
