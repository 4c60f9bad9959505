import type { Page } from '@playwright/test';
import type { RequestListener } from 'node:http';
import type { RegistryEntry } from '@investor-portal/registry/format';
import { paths } from '@investor-portal/shared/routes/paths';
import { listenOn, type RunningServer } from '../../serve/listen';
import { hostWith, remotesOf, stackHost } from '../isolated/isolated-federation';
import { expect, test as base } from '../portal';
import { lateMs, NetworkScripts, type Transfer } from './network-scripts';
import { first, twoReleases, type TwoReleases } from './two-releases';

/** The chunks that the list of campaigns loads some seconds after it shows. */
const late = ['toasts', 'virtual-rows', 'find', 'campaign', 'campaign-texts', 'invest'];

/** A host and the two releases of a remote on two origins, for a browser with its own network stack. */
export class ReleasedPortal {
  version = first;
  host = stackHost();
  /** Changes the registry's entry of the remote, for the next page that reads the registry. */
  change: (released: RegistryEntry) => RegistryEntry = (released) => released;
  disturb: ((real: RequestListener) => RequestListener) | undefined;
  /** The addresses of requests with an `Available-Dictionary` header. */
  naming: string[] = [];
  private readonly running: RunningServer[] = [];

  constructor(readonly releases: TwoReleases) {}

  get origin(): string {
    return this.running[0]?.origin ?? '';
  }

  async start(): Promise<void> {
    const files = remotesOf(this.releases.store);
    const remote = await listenOn(0, (req, res) => this.through(files)(req, res));
    const apps = new Map<string, RequestListener>();
    const host = await listenOn(0, (req, res) => {
      const app = apps.get(this.host) ?? this.appOf(host.origin, remote.origin);
      apps.set(this.host, app);
      this.through(app)(req, res);
    });
    this.running.push(host, remote);
  }

  private appOf(origin: string, remote: string): RequestListener {
    // Telemetry loads at an uncertain time, so it is switched off.
    const settings = { platformOrigins: [origin], telemetrySampleRate: 0 };
    const releases = () => {
      const released = { current: this.version, previous: null, versions: this.releases.versions };
      return JSON.stringify({ opportunities: { ...this.change(released), base: `${remote}/` } });
    };
    return hostWith(settings, { dist: this.host, releases, remotes: [remote] });
  }

  async stop(): Promise<void> {
    await Promise.all(this.running.map((each) => each.close()));
  }

  async open(page: Page): Promise<void> {
    await page.goto(this.origin + paths.publicOpportunities);
    await expect(page.getByRole('tab', { name: 'Newest' })).toBeVisible();
  }

  async scriptsOf(page: Page): Promise<Transfer[]> {
    await page.clock.install();
    const network = await NetworkScripts.of(page);
    await this.open(page);
    await page.clock.runFor(lateMs);
    const scripts = await network.received(late);
    await network.stop();
    return scripts;
  }

  private through(real: RequestListener): RequestListener {
    return (req, res) => {
      if (req.headers['available-dictionary']) this.naming.push(req.url ?? '');
      (this.disturb ? this.disturb(real) : real)(req, res);
    };
  }
}

export const total = (scripts: readonly Transfer[]) =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** A test with a released portal. Each worker makes the releases once. */
export const test = base.extend<{ portal: ReleasedPortal }, { releases: TwoReleases }>({
  releases: [
    async ({}, use) => {
      const releases = await twoReleases();
      await use(releases);
      releases.remove();
    },
    { scope: 'worker' },
  ],
  portal: async ({ releases }, use) => {
    const portal = new ReleasedPortal(releases);
    await portal.start();
    await use(portal);
    await portal.stop();
  },
});
