import type { IncomingMessage } from 'node:http';

/** Returns the path of the request exactly as sent. `//` is a path too, although it is not a valid URL. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/[?#].*$/s, '');
}
