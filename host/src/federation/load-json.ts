import * as v from 'valibot';
import { timeoutSignal } from './timeout-signal';

const defaultTimeoutMs = 10_000;

/** What is wrong with a file the portal starts from; `keys` names the places in it. */
export class UnusableFileError extends Error {
  override readonly name = 'UnusableFileError';
  constructor(
    readonly url: string,
    message: string,
    readonly keys: readonly string[] = [],
  ) {
    super(message);
  }
}

/**
 * Loads and checks one of the portal's own JSON files, always asking the server whether it changed.
 * @throws UnusableFileError
 */
export async function loadJson<S extends v.GenericSchema>(
  url: string,
  schema: S,
  timeoutMs = defaultTimeoutMs,
): Promise<v.InferOutput<S>> {
  const body = await fetchJson(url, timeoutMs);
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const keys = parsed.issues.map((issue) => {
    const missing = issue.kind === 'schema' && issue.received === 'undefined';
    return `${v.getDotPath(issue) ?? 'the file'}: ${missing ? 'is missing' : issue.message}`;
  });
  throw new UnusableFileError(url, `${url} is not valid.`, keys);
}

async function fetchJson(url: string, timeoutMs: number): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, { cache: 'no-cache', signal: timeoutSignal(timeoutMs) });
  } catch {
    throw new UnusableFileError(url, `${url} cannot be reached.`);
  }
  if (!response.ok) throw new UnusableFileError(url, `${url} answered ${response.status}.`);
  try {
    return await response.json();
  } catch {
    throw new UnusableFileError(url, `${url} is not JSON.`);
  }
}
