declare const PORTAL_CORE: string | undefined;

/** A hash of the core's code (scripts/build/core). Undefined in development: each application runs its own core (decision 91). */
export const coreKey = typeof PORTAL_CORE === 'string' ? PORTAL_CORE : undefined;
