import type { IncomingMessage } from 'node:http';

/** The request's path exactly as sent: `//` is a path too, though not a valid URL. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/[?#].*$/s, '');
}
