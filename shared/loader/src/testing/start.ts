import { setLoaderOptions, type LoaderConfiguration, type LoaderOptions } from '../loader-options';

/** What the loader has shown and reported since the last start. */
export const noticed = { reloadPending: false, events: [] as unknown[] };

/** Gives the loader the options of a host of three remotes, each of which owns the addresses that begin with its name. */
export function start(
  configuration: Partial<LoaderConfiguration> = {},
  change: Partial<LoaderOptions> = {},
): void {
  const remotes = ['onboarding', 'opportunities', 'portfolio'];
  noticed.reloadPending = false;
  noticed.events = [];
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
    report: (event) => noticed.events.push(event),
    ...change,
  });
}
