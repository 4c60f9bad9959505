/** The portal shows this time, ten o'clock in Manila. */
export const shownTime = new Date('2026-03-02T02:00:05Z');

/**
 * The data are older than the shown time. Otherwise, a whole number of hours that is left would change to one minute less
 * while the page is open.
 */
export const dataTime = new Date('2026-03-02T02:00:00Z');
