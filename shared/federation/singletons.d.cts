export const singletons: string[];
