import list from '@investor-portal/shared/federation/remotes.json' with { type: 'json' };

export type RemoteName = keyof typeof list;

/** The remotes of this repository, as shared/federation/remotes.json lists them. Types, schemas and tables derive from it. */
export const remoteNames = Object.keys(list) as [RemoteName, ...RemoteName[]];

/** These and the remotes to which a host's configuration grants paths. */
export function allRemoteNames(grants: object): string[] {
  return [...new Set([...remoteNames, ...Object.keys(grants)])];
}
