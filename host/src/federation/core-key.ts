declare const PORTAL_CORE: string | undefined;

/**
 * The key under which this build shares its core, a hash of the core's code; undefined in development, where each
 * application runs its own and follows its changes (decision 91). The build defines it (scripts/build/core).
 */
export const coreKey = typeof PORTAL_CORE === 'string' ? PORTAL_CORE : undefined;
