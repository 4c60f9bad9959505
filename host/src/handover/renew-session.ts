import { onHandover } from './receive-handover';
import { hasPlatform, tellPlatform } from './platform';

const patience = 10_000;

/**
 * Asks the platform's page for a fresh token and waits for its hand-over (readings S6).
 * @throws after 10 s, or at once when nobody embeds the portal.
 */
export function renewSession(): Promise<string> {
  if (!hasPlatform())
    return Promise.reject(new Error('Your session has ended. Open the portal again.'));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop();
      reject(
        new Error('Your session has ended and could not be renewed. Nothing you typed is lost.'),
      );
    }, patience);
    const stop = onHandover((details) => {
      clearTimeout(timer);
      stop();
      resolve(details.tokenDetails.access_token);
    });
    tellPlatform({ action: 'portal:session-expired', value: null });
  });
}
