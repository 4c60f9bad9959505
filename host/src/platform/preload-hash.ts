/** Ends the address of a frame that nobody has opened yet (host/src/embed/preload.ts). */
export const preloadHash = '#investor-portal-preload';
