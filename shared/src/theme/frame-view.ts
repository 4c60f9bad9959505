/** How much of the frame is above and below the part in the platform's window (host/src/platform/watch-frame-view.ts). */
export const frameViewNames = { above: '--above-view', below: '--below-view' } as const;

const above = `var(${frameViewNames.above}, 0px)`;
const below = `var(${frameViewNames.below}, 0px)`;

/** The part of the frame in which dialogs and toasts stand. */
export const frameView = { above, below, height: `calc(100dvh - ${above} - ${below})` } as const;
