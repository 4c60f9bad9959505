interface SessionHost {
  /** Requests a fresh token from the platform's page (readings S6). @throws when the session cannot be renewed. */
  renewToken: () => Promise<string>;
  /** Ends the session because a request could not be prepared, and starts the portal over (spec §8, first row). */
  startOver: () => void;
}

let host: SessionHost | undefined;
let pending: Promise<string> | undefined;

export function setSessionHost(next: SessionHost | undefined): void {
  host = next;
}

/** Concurrent calls share one request. @throws when there is no host, or when the session cannot be renewed. */
export function renewToken(): Promise<string> {
  if (!host) return Promise.reject(new Error('Your session has ended. Open the portal again.'));
  pending ??= host.renewToken().finally(() => {
    pending = undefined;
  });
  return pending;
}

export function startOver(): void {
  host?.startOver();
}
