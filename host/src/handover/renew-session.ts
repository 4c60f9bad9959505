import { onHandover } from './receive-handover';
import { hasPlatform, notifyPlatform } from '../platform/platform';

const responseTimeoutMs = 10_000;

/**
 * Requests a fresh token from the embedding page and waits for its hand-over (readings S6).
 * @throws after 10 s, or at once without an embedding page or when the platform has no session.
 */
export function renewSession(): Promise<string> {
  if (!hasPlatform())
    return Promise.reject(new Error('Your session has ended. Open the portal again.'));
  return new Promise((resolve, reject) => {
    const cleanUp = () => {
      clearTimeout(timer);
      unsubscribe();
    };
    const fail = () => {
      cleanUp();
      reject(
        new Error('Your session has ended and could not be renewed. Nothing you typed is lost.'),
      );
    };
    const timer = setTimeout(fail, responseTimeoutMs);
    const unsubscribe = onHandover((details) => {
      cleanUp();
      resolve(details.tokenDetails.access_token);
    }, fail);
    notifyPlatform({ action: 'portal:session-expired', value: null });
  });
}
