// The monolith shares no modules and does not start the federation.
export const hostSharedModules = {};

export { setLoaderOptions as startLoader } from '../../../../shared/loader/src/loader-options';
