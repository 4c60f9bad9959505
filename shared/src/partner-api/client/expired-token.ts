import { serverNow } from '@investor-portal/shared/session/server-time';
import { requestToken } from '@investor-portal/shared/session/session-host';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { isTokenExpired } from '../../session-rules/usable-session';

/**
 * A token is replaced this long before it expires, ms. The server's time lags by up to a second, because the `Date` header
 * has no milliseconds, and on a slow connection the request takes some seconds to arrive.
 */
const marginMs = 10_000;

let replaced: string | undefined;
/** A token that the platform handed over with less than the margin left. It is used until it expires. */
let shortLived: string | undefined;
let latest: Promise<void> | undefined;

/**
 * Requests a fresh token before a call if the present token has expired, for instance while an app slept, or is about to.
 * Otherwise the API would reject the call, and the investor would have to submit a write again. If the platform hands over the
 * same expired token again, it is not replaced again, and the API's clock decides.
 */
export function replaceExpiredToken(): Promise<void> | undefined {
  const token = store.get(accessTokenAtom);
  const margin = token === shortLived ? 0 : marginMs;
  if (token !== replaced && isTokenExpired(token, serverNow() + margin)) {
    replaced = token;
    latest = requestToken().then(noteShortLived);
  }
  return latest;
}

function noteShortLived(): void {
  const token = store.get(accessTokenAtom);
  if (!isTokenExpired(token, serverNow() + marginMs)) return;
  shortLived = token;
  // It may be the token that was to be replaced, which is replaced once more when it has expired.
  if (!isTokenExpired(token, serverNow())) replaced = undefined;
}
