import type { IncomingMessage } from 'node:http';

/** The path that is asked for, as it was sent: `//` is one too, and no URL. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/[?#].*$/s, '');
}
