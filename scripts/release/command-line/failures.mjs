// Formats the failures of every command. `npm start` and `npm test` use this file before anything is installed.
import { inspect } from 'node:util';

/** These errors are programming mistakes, so the stack helps more than the message. */
const unexpected = [TypeError, ReferenceError, RangeError];

export function explainFailure(error) {
  if (unexpected.some((kind) => error instanceof kind)) return inspect(error);
  return error instanceof Error ? error.message : String(error);
}

export function endWith(error) {
  console.error(explainFailure(error));
  process.exit(1);
}
