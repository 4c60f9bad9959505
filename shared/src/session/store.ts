import { createStore } from 'jotai';

/** The portal's one atom store. The host's Provider uses it, and so does code that is not a component. */
export const store = createStore();
