import { serverNow } from '@investor-portal/shared/session/server-time';
import { requestToken } from '@investor-portal/shared/session/session-host';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { isTokenExpired } from '../../session-rules/usable-session';

/** Ms before the token expires. The server's time lags by up to a second, and a slow request takes some seconds to arrive. */
const marginMs = 10_000;

let replaced: string | undefined;
/** A token that the platform handed over with less than the margin left. It is used until it expires. */
let shortLived: string | undefined;
let latest: Promise<void> | undefined;

// With an expired token, the API would reject the call and the investor would have to submit a write again. An expired token that
// is handed over again is not replaced again.
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
  // If the platform returned the token that was to be replaced, ask once more after that token has expired.
  if (!isTokenExpired(token, serverNow())) replaced = undefined;
}
