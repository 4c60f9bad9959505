import { oneLine, printableError } from '../release/command-line/printable';

/** @param request its method and its path, without the query, which may contain a secret. */
export function logFailure(request: string, error: unknown): void {
  console.error(oneLine(request), printableError(error));
}
