export const remotes = undefined;
