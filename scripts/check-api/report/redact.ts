import { oneLine } from '../../release/command-line/printable';

/** Takes secrets out of everything that will be printed or written, and what moves a terminal's cursor. */
export function redactor(secrets: readonly (string | undefined)[]) {
  const hidden = secrets.filter((it): it is string => it !== undefined && it.length > 3);
  const forms = hidden.flatMap((secret) => [secret, encodeURIComponent(secret)]);
  return (text: string): string =>
    oneLine(
      forms
        .reduce((line, secret) => line.replaceAll(secret, '[hidden]'), text)
        // What a pre-signed link is signed with opens the file.
        .replaceAll(
          /([?&][^=&\s"]*(?:signature|sig|token|credential)[^=&\s"]*=)[^&\s"]+/gi,
          '$1[hidden]',
        ),
    );
}

/** A copy of a report in which every text has been through `redact`. */
export function redacted<T>(value: T, redact: (text: string) => string): T {
  if (typeof value === 'string') return redact(value) as T;
  if (Array.isArray(value)) return value.map((it: unknown) => redacted(it, redact)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, it]) => [key, redacted<unknown>(it, redact)]);
  return Object.fromEntries(entries) as T;
}
