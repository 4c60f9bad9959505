import { createStore } from 'jotai';

/** The portal's only atom store. The host's Provider uses it, and so does code outside of components. */
export const store = createStore();
