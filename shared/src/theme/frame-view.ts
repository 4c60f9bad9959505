/**
 * The host sets these properties if the platform's window shows only a part of the frame
 * (host/src/platform/watch-frame-view.ts): how much of the frame is above that part and how much is below it.
 */
export const frameViewNames = { above: '--above-view', below: '--below-view' } as const;

const above = `var(${frameViewNames.above}, 0px)`;
const below = `var(${frameViewNames.below}, 0px)`;

/** The part of the frame in which dialogs and toasts stand. */
export const frameView = { above, below, height: `calc(100dvh - ${above} - ${below})` } as const;
