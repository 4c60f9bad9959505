import { atom } from 'jotai';

/**
 * True while the page waits for another token: the partner API has rejected the one it has, and the platform has not
 * handed over another (decision 74).
 */
export const sessionExpiredAtom = atom(false);
