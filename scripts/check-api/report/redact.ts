import { oneLine } from '../../release/command-line/printable';

/** Removes secrets and control characters from all texts that will be printed or written. */
export function redactor(secrets: readonly (string | undefined)[]) {
  const hidden = secrets.filter((it): it is string => it !== undefined && it.length > 3);
  const forms = hidden.flatMap((secret) => [secret, encodeURIComponent(secret)]);
  return (text: string): string =>
    oneLine(
      forms
        .reduce((line, secret) => line.replaceAll(secret, '[hidden]'), text)
        // The signature of a pre-signed link gives access to the file.
        .replaceAll(
          /([?&][^=&\s"]*(?:signature|sig|token|credential)[^=&\s"]*=)[^&\s"]+/gi,
          '$1[hidden]',
        ),
    );
}

export function redacted<T>(value: T, redact: (text: string) => string): T {
  if (typeof value === 'string') return redact(value) as T;
  if (Array.isArray(value)) return value.map((it: unknown) => redacted(it, redact)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, it]) => [key, redacted<unknown>(it, redact)]);
  return Object.fromEntries(entries) as T;
}
