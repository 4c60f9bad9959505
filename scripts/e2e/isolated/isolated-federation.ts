import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import * as v from 'valibot';
import type { RegistryEntry } from '@investor-portal/registry/format';
import { registrySchema } from '../../workspace/registry';
import { remoteNames } from '@investor-portal/shared/contract/remote-names';
import type { RegistryKey } from '@investor-portal/registry/signatures';
import { runtimeConfigSchema } from '@investor-portal/shared/session/runtime-config';
import { remotes, root } from '../../workspace/apps';
import { hostApp, type HostApp } from '../../serve/host-app';
import { listenOn, type RunningServer } from '../../serve/listen';
import { remoteApp } from '../../serve/remote-app';
import { sandboxUrl, stackEnvironment } from '../stack';

type WrapListener = (real: RequestListener) => RequestListener;

export const stackStore = path.join(stackEnvironment.PORTAL_WORK_DIR, 'releases');

/** A host and its remotes for one test, which can break, stop and restart them. */
export class IsolatedFederation {
  /** Wraps every response of the remotes. */
  disturb: WrapListener | undefined;
  /** Wraps every response of the host. */
  disturbHost: WrapListener | undefined;
  /** Changes the registry's entry of the opportunities remote, for the next page that reads the registry. */
  change: (released: RegistryEntry) => RegistryEntry = (released) => released;
  /** The keys in the host's configuration, from its next page on. */
  registryKeys: RegistryKey[] | undefined;
  /** The minimum serial number in the host's configuration, from its next page on. */
  registryMinSerial: number | undefined;
  /** Writes the registry's text, which is not signed by default. */
  sign: (registry: object) => string = (registry) => JSON.stringify(registry);
  private remote: RunningServer | undefined;
  private host: RunningServer | undefined;

  get origin(): string {
    if (!this.host) throw new Error('The host is not started.');
    return this.host.origin;
  }

  async start(): Promise<void> {
    this.remote = await listenOn(0, (req, res) => {
      const remote = remotesOf(stackStore);
      if (req.url?.startsWith(before)) {
        req.url = req.url.replace(before, '/opportunities/');
        remote(req, res);
      } else (this.disturb ? this.disturb(remote) : remote)(req, res);
    });
    let real: RequestListener | undefined;
    this.host = await listenOn(0, (req, res) => {
      real ??= this.hostListener();
      (this.disturbHost ? this.disturbHost(real) : real)(req, res);
    });
  }

  async stop(): Promise<void> {
    await Promise.all([this.remote?.close(), this.host?.close()]);
  }

  private hostListener(): RequestListener {
    // Tests listen in the portal's own window, like the script of a web view.
    const settings = { partnerApiUrl: sandboxUrl, platformOrigins: [this.origin] };
    return hostWith(settings, {
      configText: () => {
        const { registryKeys, registryMinSerial } = this;
        return JSON.stringify({ ...settings, registryKeys, registryMinSerial });
      },
      releases: () => this.registry(),
      remotes: [this.remote?.origin ?? ''],
    });
  }

  get version(): string {
    return opportunities().current;
  }

  private registry(): string {
    const base = `${this.remote?.origin ?? ''}/`;
    const released = stackRegistry();
    const moved = remoteNames.map((name) => [name, { ...released[name], base }]);
    const changed = this.change({ ...opportunities(), previous: null });
    return this.sign({ ...Object.fromEntries(moved), opportunities: { ...changed, base } });
  }
}

/** Adds the same files as another version, `before`, which is never disturbed. */
export function withBefore(released: RegistryEntry): RegistryEntry {
  const release = released.versions[released.current];
  if (!release) throw new Error('The registry has no current release.');
  const entry = `${before.slice(1)}${path.basename(release.entry)}`;
  return { ...released, versions: { ...released.versions, before: { ...release, entry } } };
}

const before = '/opportunities/before/';

function opportunities(): RegistryEntry {
  const released = stackRegistry().opportunities;
  if (!released) throw new Error('The stack has no release of opportunities.');
  return released;
}

export function remotesOf(store: string): RequestListener {
  const apps = remotes.map(({ name }) => ({ name, app: remoteApp(store, name) }));
  return (req, res) => {
    const found = apps.find(({ name }) => req.url?.startsWith(`/${name}/`)) ?? apps[0];
    found?.app(req, res);
  };
}

/** Creates a host that uses the stack's sandbox, these settings, and by default the stack's build. */
export function hostWith(
  settings: object,
  { dist = stackHost(), ...app }: Omit<HostApp, 'config' | 'dist'> & { dist?: string },
): RequestListener {
  const config = v.parse(runtimeConfigSchema, {
    partnerApiUrl: sandboxUrl,
    platformOrigins: ['http://platform.example'],
    ...settings,
  });
  return hostApp({ ...app, dist, config });
}

export const stackHost = () => path.join(root, 'host/dist', stackRegistry().host?.version ?? '');

export const stackRegistry = () => registryIn(stackStore);

/** Returns the registry as a release writes it, with entries relative to the registry's address. */
export function releasedRegistry(): string {
  const released = stackRegistry();
  const beside = remoteNames.map((name) => [name, { ...released[name], base: undefined }]);
  return JSON.stringify(Object.fromEntries(beside));
}

/** Reads the registry of a folder with releases. */
export function registryIn(store: string) {
  const text = readFileSync(path.join(store, 'releases.json'), 'utf8');
  return v.parse(registrySchema, JSON.parse(text));
}
