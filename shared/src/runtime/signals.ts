/**
 * What the portal notices about itself, raw: nothing of it leaves the page before
 * host/src/telemetry has reduced it.
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
 * Signals wait here for the part that reduces and sends them, which loads late. The array's own `push` is then replaced: a
 * page's first script has no byte to spare for more (decision 93).
 */
export const signals: Signal[] = [];
