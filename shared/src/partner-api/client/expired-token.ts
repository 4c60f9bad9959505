import { serverNow } from '@investor-portal/shared/session/server-time';
import { requestToken } from '@investor-portal/shared/session/session-host';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { isTokenExpired } from '../../session-rules/usable-session';

let replaced: string | undefined;
let latest: Promise<void> | undefined;

/**
 * Requests a fresh token before a call if the present token has expired, for instance while an app slept. Otherwise the API
 * would reject the call, and the investor would have to submit a write again. Each token is replaced once: if the platform
 * hands over the same token again, the API's clock decides.
 */
export function replaceExpiredToken(): Promise<void> | undefined {
  const token = store.get(accessTokenAtom);
  if (token !== replaced && isTokenExpired(token, serverNow())) {
    replaced = token;
    latest = requestToken();
  }
  return latest;
}
