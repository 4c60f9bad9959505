import type { Signal } from '@investor-portal/shared/runtime/signals';

interface RunningRelease {
  'portal.remote': string;
  'portal.version': string | undefined;
  'portal.role': string | undefined;
}

export interface RunningReleases {
  note(signal: Signal): void;
  /** @param version default: the version that the page runs. */
  of(remote: string, version?: string): RunningRelease;
}

export function runningReleases(hostVersion: string): RunningReleases {
  const running = new Map([['host', hostVersion]]);
  const roles = new Map([[`host ${hostVersion}`, 'current']]);
  const remember = (
    remote: string,
    { version, role }: { version?: string | undefined; role?: string | undefined },
  ) => {
    if (version && role) roles.set(`${remote} ${version}`, role);
  };
  return {
    note(signal) {
      if (signal.kind === 'remote' && signal.change.status === 'loaded') {
        const { remote, change } = signal;
        if (change.version) running.set(remote, change.version);
        remember(remote, change);
      }
      if (signal.kind === 'failure') remember(signal.failure.remote, signal.release ?? {});
    },
    of: (remote, version = running.get(remote)) => ({
      'portal.remote': remote,
      'portal.version': version,
      'portal.role': roles.get(`${remote} ${version}`),
    }),
  };
}
