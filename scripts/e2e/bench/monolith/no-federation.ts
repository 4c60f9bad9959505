// The monolith shares no modules and does not start the federation.
export const hostSharedModules = {};
export { setLoaderOptions as startLoader } from '../../../../shared/loader/src/loader-options';

// Without a registry, there is nothing to read and no kill switch.
export const preloadRegistry = () => undefined;
export const killSwitchReason = () => Promise.resolve(undefined);
export const knownKillSwitch = () => undefined;
export const releaseAtPageLoad = () => Promise.reject(new Error('There are no releases.'));
