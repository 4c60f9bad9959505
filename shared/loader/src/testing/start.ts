import { setLoaderOptions, type LoaderConfiguration, type LoaderOptions } from '../loader-options';

/** What the loader has shown since the last start. */
export const noticed = { reloadPending: false };

/** Gives the loader the options of a host of three remotes, each of which owns the addresses that begin with its name. */
export function start(
  configuration: Partial<LoaderConfiguration> = {},
  change: Partial<LoaderOptions> = {},
): void {
  const remotes = ['onboarding', 'opportunities', 'portfolio'];
  noticed.reloadPending = false;
  setLoaderOptions({
    remotes,
    remoteAt: (pathname) => remotes.find((name) => pathname.startsWith(`/${name}`)),
    contract: '3.1.0',
    shared: {},
    configuration: () => ({ releasesUrl: '/releases.json', ...configuration }),
    visitor: () => undefined,
    page: {
      remotes: () => undefined,
      reloadPending: () => (noticed.reloadPending = true),
    },
    report: () => undefined,
    ...change,
  });
}
