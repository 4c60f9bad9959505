/** Signals contain all details, which host/src/telemetry reduces before they leave the page. */
export type Signal =
  | { kind: 'remote'; remote: string; change: Release & { status?: string; loadedInMs?: number } }
  | { kind: 'failure'; failure: { remote: string; kind: string }; release: Release | undefined }
  | { kind: 'call'; call: string; error: unknown }
  | { kind: 'event'; event: UncaughtEvent }
  | { kind: 'error'; error: unknown; remote?: string }
  | { kind: 'refusal'; cause: unknown };

export type UncaughtEvent = Pick<ErrorEvent, 'error'> | Pick<PromiseRejectionEvent, 'reason'>;

/** Remotes have their own signals, so they send a refusal to the host as an event of the window. */
export const refusalEvent = 'portal:refusal';

interface Release {
  version?: string | undefined;
  role?: string | undefined;
}

/** The telemetry loads late and replaces the array's own `push`, to save bytes in the main script. */
export const signals: Signal[] = [];
