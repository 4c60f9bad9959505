/**
 * What the portal notices about itself, raw: none of it leaves the page until host/src/telemetry has reduced it.
 */
export type Signal =
  | { kind: 'remote'; remote: string; change: RemoteChange }
  | {
      kind: 'failure';
      failure: { remote: string; kind: string };
      release: Release | undefined;
    }
  | { kind: 'call'; call: string; error: unknown }
  | { kind: 'event'; event: UncaughtEvent }
  | { kind: 'error'; error: unknown; remote?: string };

export type UncaughtEvent = Pick<ErrorEvent, 'error'> | Pick<PromiseRejectionEvent, 'reason'>;

interface Release {
  version?: string | undefined;
  role?: string | undefined;
}

interface RemoteChange extends Release {
  status?: string | undefined;
  loadedInMs?: number | undefined;
}

/**
 * Signals wait here for the code that reduces and sends them, which loads late and then replaces the array's own `push`. The
 * first script has no bytes to spare for more (decision 93).
 */
export const signals: Signal[] = [];
