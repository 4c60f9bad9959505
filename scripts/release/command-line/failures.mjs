// Formats the failures of every command. `npm start` and `npm test` use this file before anything is installed.
import { inspect } from 'node:util';

/** These errors are programming mistakes, so the stack helps more than the message. */
const unexpected = [TypeError, ReferenceError, RangeError];

export function explainFailure(error) {
  // The writer may have explained already that the disk is full, and where.
  const full = messageOf(error).startsWith(fullTitle) ? undefined : noRoom(error);
  if (full) return full;
  return unexpected.some((kind) => error instanceof kind) ? inspect(error) : messageOf(error);
}

const fullTitle = 'There is no room to write';

/**
 * Returns a message for the operator when a disk or a quota is full, including when the error was printed by a child process.
 * Returns undefined for any other error.
 * @param {unknown} error
 * @param {string} [place] The folder that was written to, because the error of a write does not name the folder.
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

export function endWith(error) {
  console.error(explainFailure(error));
  process.exit(1);
}
