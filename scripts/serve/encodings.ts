import type { IncomingMessage } from 'node:http';

/** The encodings that the servers have, best first. */
const known = ['br', 'gzip'] as const;
export type Encoding = (typeof known)[number];

/** What a request accepts of them, as nginx reads it: by name, unless its quality is 0. */
export function acceptedEncodings({ headers }: Pick<IncomingMessage, 'headers'>): Encoding[] {
  return known.filter((encoding) => qualityOf(headers['accept-encoding'], encoding) > 0);
}

/** The quality of an encoding in an Accept-Encoding header; 0 when it is not named. */
export function qualityOf(header: string | string[] | undefined, encoding: string): number {
  const named = String(header ?? '')
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*q=/i))
    .find(([name = '']) => name.toLowerCase() === encoding);
  return named ? Number(named[1] ?? '1') : 0;
}
