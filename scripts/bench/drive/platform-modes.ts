export const modes: readonly string[] = [];
