/** Requests a fresh token; set by the host once it can talk to the platform's page (readings S6). */
type Renew = () => Promise<string>;

let renew: Renew | undefined;
let pending: Promise<string> | undefined;

export function setRenewal(handler: Renew | undefined): void {
  renew = handler;
}

/**
 * Asks the platform's page for a fresh token; concurrent calls share one request.
 * @throws when there is no handler, or when the page does not respond in time.
 */
export function renewToken(): Promise<string> {
  if (!renew) return Promise.reject(new Error('Your session has ended. Open the portal again.'));
  pending ??= renew().finally(() => {
    pending = undefined;
  });
  return pending;
}
