import { createContext } from 'react';

/** Loads the screens that a list leads to. The list calls it once it has cards, so that nothing competes with their pictures. */
export const PreloadNext = createContext(() => {});
