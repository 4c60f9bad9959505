import { serverNow } from '@investor-portal/shared/session/server-time';

/** A longer wait is more likely a mistake of the server than intended. */
const longestWaitMs = 24 * 3_600_000;

/** Reads seconds or an HTTP date as epoch ms by the server's clock, at most a day ahead. Undefined for a past moment. */
export function retryMomentOf(header: string | null): number | undefined {
  const text = header?.trim() ?? '';
  const now = serverNow();
  const at = /^\d+$/.test(text) ? now + Number(text) * 1_000 : httpDate(text);
  return at > now ? Math.min(at, now + longestWaitMs) : undefined;
}

/** Returns NaN for all texts that are not an HTTP date, because `Date.parse` guesses. */
function httpDate(text: string): number {
  return /^\w{3,9}, .+ GMT$/.test(text) ? Date.parse(text) : NaN;
}
