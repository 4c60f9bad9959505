import type { RemoteName } from '@investor-portal/shared/contract/define-remote';

/**
 * The address of the registry that a remote is in. `{remote}` in `releasesUrl` stands for its name: a registry a remote,
 * each of which its own team alone may write (decision 68).
 */
export function registryUrlOf(releasesUrl: string, name: RemoteName): string {
  return releasesUrl.replaceAll('{remote}', name);
}
