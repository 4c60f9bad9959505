import list from '@investor-portal/shared/federation/remotes.json' with { type: 'json' };

export type RemoteName = keyof typeof list;

/** The remotes of this repository, from shared/federation/remotes.json. Types, schemas and tables derive from them. */
export const remoteNames = Object.keys(list) as [RemoteName, ...RemoteName[]];

export function allRemoteNames(grants: object): string[] {
  return [...new Set([...remoteNames, ...Object.keys(grants)])];
}
