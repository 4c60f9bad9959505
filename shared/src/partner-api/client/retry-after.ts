import { serverNow } from '@investor-portal/shared/session/server-time';

/** A longer wait is more likely a mistake of the server's than a plan. */
const longestWaitMs = 24 * 3_600_000;

/**
 * The moment of a Retry-After header, in seconds or as an HTTP date, in epoch ms by the server's clock. At most a day ahead.
 * Undefined where there is no such moment: the header is absent, cannot be read, or names a moment that has passed.
 */
export function retryMomentOf(header: string | null): number | undefined {
  const text = header?.trim() ?? '';
  const now = serverNow();
  const at = /^\d+$/.test(text) ? now + Number(text) * 1_000 : httpDate(text);
  return at > now ? Math.min(at, now + longestWaitMs) : undefined;
}

/** NaN for anything but an HTTP date, since `Date.parse` guesses. */
function httpDate(text: string): number {
  return /^\w{3,9}, .+ GMT$/.test(text) ? Date.parse(text) : NaN;
}
