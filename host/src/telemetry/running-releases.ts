import type { Candidate } from '@investor-portal/registry/choose';
import { allRemoteNames } from '@investor-portal/shared/contract/remote-names';
import type { Signal } from '@investor-portal/shared/runtime/signals';
import { knownRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { versionFormat } from './script-positions';

interface RunningRelease {
  'portal.remote': string;
  'portal.version': string;
  'portal.role': string;
}

export interface RunningReleases {
  note(signal: Signal): void;
  /**
   * Returns undefined for a remote that this page does not know.
   * @param version default: the version that the page runs.
   */
  of(remote: string, version?: string): RunningRelease | undefined;
}

const unknown = 'unknown';
const knownRoles: readonly string[] = [
  'audience',
  'canary',
  'current',
  'previous',
] satisfies Candidate['role'][];

export function runningReleases(hostVersion: string): RunningReleases {
  const running = new Map([['host', hostVersion]]);
  const roles = new Map([[`host ${hostVersion}`, 'current']]);
  const remember = (
    remote: string,
    { version, role = '' }: { version?: string | undefined; role?: string | undefined },
  ) => {
    if (version && knownRoles.includes(role)) roles.set(`${remote} ${version}`, role);
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
    of(remote, version = running.get(remote) ?? unknown) {
      const names = ['host', ...allRemoteNames(knownRuntimeConfig()?.grantedMounts ?? {})];
      if (!names.includes(remote)) return undefined;
      return {
        'portal.remote': remote,
        'portal.version': versionFormat.test(version) ? version : unknown,
        'portal.role': roles.get(`${remote} ${version}`) ?? unknown,
      };
    },
  };
}
