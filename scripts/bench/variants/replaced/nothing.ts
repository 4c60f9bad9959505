/** In place of a module that only a federation needs. */
export const nothing = undefined;
