import { loadRemote } from '@investor-portal/loader/load-remote';
import { RemoteFailure } from '@investor-portal/loader/remote-failure';
import { remoteState } from '@investor-portal/loader/remote-states';
import { allRemoteNames } from '@investor-portal/shared/contract/remote-names';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { fine, note, wrong, type Finding } from './finding';

/** Loads each remote as a page does. `/__remotes` shows the same for a page of the portal. */
export async function checkRemotes({ grantedMounts }: RuntimeConfig): Promise<Finding[]> {
  const findings = await Promise.all(allRemoteNames(grantedMounts).map(checkRemote));
  // A registry that cannot be used is the failure of every remote.
  return [...new Map(findings.map((finding) => [finding.what + finding.says, finding])).values()];
}

async function checkRemote(name: string): Promise<Finding> {
  try {
    await loadRemote(name);
    const { version = '', reasons } = remoteState(name);
    return fine(`${name} ${version}`, ['It can be loaded.', ...reasons].join(' '));
  } catch (error) {
    const { kind, message } = RemoteFailure.from(name, error);
    if (kind === 'switched-off') return note(name, `It is switched off: ${message}`);
    const what = kind === 'registry' ? 'The registry' : name;
    return wrong(what, message, 'Run pnpm releases verify. It says what to release again.');
  }
}
