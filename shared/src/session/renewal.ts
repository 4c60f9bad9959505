/** How a fresh token is asked for; the host sets it when it can talk to the platform's page (readings S6). */
type Renew = () => Promise<string>;

let renew: Renew | undefined;
let pending: Promise<string> | undefined;

export function setRenewal(handler: Renew | undefined): void {
  renew = handler;
}

/**
 * Asks the platform's page for a fresh token; calls at the same time share one question.
 * @throws when nobody can renew, or the page does not answer in time.
 */
export function renewToken(): Promise<string> {
  if (!renew) return Promise.reject(new Error('Your session has ended. Open the portal again.'));
  pending ??= renew().finally(() => {
    pending = undefined;
  });
  return pending;
}
