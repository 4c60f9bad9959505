/** Every address of this remote, below the mounts of its line in shared/federation/remotes.json. */
export const paths = {
  start: '/main/NAME',
} as const;
