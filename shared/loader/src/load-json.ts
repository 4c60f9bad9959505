import * as v from 'valibot';

const defaultTimeoutMs = 10_000;

/** `issues` names each invalid key. */
export class UnusableFileError extends Error {
  override readonly name = 'UnusableFileError';
  constructor(
    message: string,
    readonly issues: readonly string[] = [],
  ) {
    super(message);
  }
}

/** @throws UnusableFileError */
export async function loadJson<S extends v.GenericSchema>(
  url: string,
  schema: S,
  timeoutMs = defaultTimeoutMs,
): Promise<v.InferOutput<S>> {
  return parseFile(url, schema, await loadText(url, timeoutMs));
}

export function parseFile<S extends v.GenericSchema>(
  url: string,
  schema: S,
  text: string,
): v.InferOutput<S> {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!json.success) throw new UnusableFileError(`${url} is not JSON.`);
  const parsed = v.safeParse(schema, json.output);
  if (parsed.success) return parsed.output;
  const issues = parsed.issues.map((issue) => {
    const missing = issue.kind === 'schema' && issue.received === 'undefined';
    return `${v.getDotPath(issue) ?? 'the file'}: ${missing ? 'is missing' : issue.message}`;
  });
  throw new UnusableFileError(`${url} is not valid.`, issues);
}

export async function loadText(url: string, timeoutMs: number): Promise<string> {
  const options = { cache: 'no-cache', signal: timeoutSignal(timeoutMs) } as const;
  const response = await fetch(url, options).catch(() => undefined);
  if (response && !response.ok)
    throw new UnusableFileError(`${url} responded with ${response.status}.`);
  const text = await response?.text().catch(() => undefined);
  if (text === undefined) throw new UnusableFileError(`${url} cannot be reached.`);
  return text;
}

/** Replaces `AbortSignal.timeout`, which Safari 15 lacks. */
function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
