import { onHandover } from './receive-handover';
import { hasPlatform, notifyPlatform } from '../platform/platform';

const answerTimeoutMs = 10_000;

/**
 * Asks the platform's page for a fresh token and waits for its hand-over (readings S6).
 * @throws after 10 s, or at once when nobody embeds the portal or the platform has no session to hand over.
 */
export function renewSession(): Promise<string> {
  if (!hasPlatform())
    return Promise.reject(new Error('Your session has ended. Open the portal again.'));
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      stop();
    };
    const fail = () => {
      end();
      reject(
        new Error('Your session has ended and could not be renewed. Nothing you typed is lost.'),
      );
    };
    const timer = setTimeout(fail, answerTimeoutMs);
    const stop = onHandover((details) => {
      end();
      resolve(details.tokenDetails.access_token);
    }, fail);
    notifyPlatform({ action: 'portal:session-expired', value: null });
  });
}
