import * as v from 'valibot';
import { timeoutSignal } from './timeout-signal';

const defaultTimeoutMs = 10_000;

/** A file the portal starts from is missing or invalid. `issues` names each invalid key. */
export class UnusableFileError extends Error {
  override readonly name = 'UnusableFileError';
  constructor(
    readonly url: string,
    message: string,
    readonly issues: readonly string[] = [],
  ) {
    super(message);
  }
}

/**
 * Loads and validates one of the portal's own JSON files, revalidating any cached copy.
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
  const issues = parsed.issues.map((issue) => {
    const missing = issue.kind === 'schema' && issue.received === 'undefined';
    return `${v.getDotPath(issue) ?? 'the file'}: ${missing ? 'is missing' : issue.message}`;
  });
  throw new UnusableFileError(url, `${url} is not valid.`, issues);
}

async function fetchJson(url: string, timeoutMs: number): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, { cache: 'no-cache', signal: timeoutSignal(timeoutMs) });
  } catch {
    throw new UnusableFileError(url, `${url} cannot be reached.`);
  }
  if (!response.ok) throw new UnusableFileError(url, `${url} responded with ${response.status}.`);
  try {
    return await response.json();
  } catch {
    throw new UnusableFileError(url, `${url} is not JSON.`);
  }
}
