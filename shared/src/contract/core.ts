/*
 * Stands for the core that the host shares with remotes (decision 91). The build puts its exports here, from the table
 * shared/federation/core.cjs; elsewhere it has none.
 */
export const unbuilt = true;
