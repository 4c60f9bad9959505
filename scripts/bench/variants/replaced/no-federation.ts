// Nothing is shared with anybody, and no federation is started.
export const hostSharedModules = {};

export { setLoaderOptions as startLoader } from '../../../../shared/loader/src/loader-options';
