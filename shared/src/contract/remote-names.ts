/** Every remote of the portal. Types, schemas and tables of remotes derive from this list. */
export const remoteNames = ['onboarding', 'opportunities', 'portfolio'] as const;
export type RemoteName = (typeof remoteNames)[number];
