import type { RequestListener } from 'node:http';
import * as v from 'valibot';
import { registrySchema } from '../../workspace/registry';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { remotes } from '../../workspace/apps';
import { buildAll } from '../../build/build-all';
import { readLocalRegistry, registerBuilds } from '../../release/publish/local-registry';
import { localStoreDir } from '../../release/store/open-store';
import { cdnApp } from '../../serve/cdn-app';
import { hostApp } from '../../serve/host-app';
import { buildMonolith } from '../variants/build-monolith';
import type { VariantName } from '../settings/measurement';
import { hostPort, origin } from './addresses';
import { screenRegistry } from './screen-registry';

type VariantServers = readonly (readonly [port: number, listener: RequestListener])[];

type ServeVariant = (config: RuntimeConfig, log: (line: string) => void) => Promise<VariantServers>;

/** Each function builds a variant and returns its servers. */
export const servedVariants: Readonly<Record<VariantName, ServeVariant>> = {
  'monolith-best': async (config, log) => {
    const port = hostPort('monolith-best');
    const { dist, scripts } = await buildMonolith(log);
    const registry = await screenRegistry(scripts, origin(port));
    return [[port, hostApp({ dist, config, releases: () => registry, remotes: [] })]];
  },
  ours: async (config, log) => {
    const builds = await buildAll(log);
    await registerBuilds(builds);
    const dist = builds.get('host')?.dist;
    if (!dist) throw new Error('The host was not built.');
    // The registry and the remotes are on one origin, as documented (shared/docs/deploying.md).
    const port = hostPort('ours') + 1;
    const registry = releasedRegistry();
    const host = hostApp({
      dist,
      config: { ...config, releasesUrl: `${origin(port)}/portal/releases.json` },
      releases: () => registry,
      remotes: [],
      // The registry is passed directly, because this process does not trust the certificate of its own CDN.
      elsewhere: { read: () => Promise.resolve(registry), readAt: () => undefined },
    });
    return [
      [hostPort('ours'), host],
      [port, cdnApp(localStoreDir, () => registry)],
    ];
  },
};

/** Returns the registry as a release writes it, with entries relative to the registry's address. */
function releasedRegistry(): string {
  const registry = v.parse(registrySchema, JSON.parse(readLocalRegistry()));
  const moved = remotes.map(({ name }) => [
    name,
    { ...registry[name], base: undefined, previous: null },
  ]);
  return JSON.stringify({ ...registry, ...Object.fromEntries(moved) });
}
