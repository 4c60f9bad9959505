import type { IncomingMessage } from 'node:http';

/** The encodings that the servers have, best first. */
const known = ['br', 'gzip'] as const;
export type Encoding = (typeof known)[number];

/** What a request accepts of them, as nginx reads it: by name, unless its quality is 0. */
export function acceptedEncodings({ headers }: Pick<IncomingMessage, 'headers'>): Encoding[] {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*q=/i))
    .filter(([, quality = '1']) => Number(quality) > 0)
    .map(([name = '']) => name.toLowerCase());
  return known.filter((encoding) => accepted.includes(encoding));
}
