import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import * as v from 'valibot';
import { registrySchema } from '@investor-portal/shared/contract/registry';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { remotes } from '../../workspace/apps.ts';
import { buildAll } from '../../build/build-all.ts';
import { readLocalRegistry, registerBuilds } from '../../release/publish/local-registry.ts';
import { localStoreDir } from '../../release/store/open-store.ts';
import { cdnApp } from '../../serve/cdn-app.ts';
import { hostApp } from '../../serve/host-app.ts';
import { buildWithWebpack } from '../variants/build-with-webpack.ts';
import { isLateScript } from '../variants/late-scripts.ts';
import type { VariantName } from '../variants/names.ts';
import { hostPort, origin } from './addresses.ts';
import { plainPage } from './plain-page.ts';
import { screenRegistry } from './screen-registry.ts';
import { staticApp } from './static-app.ts';

/** What serves a variant. */
export interface ServedVariant {
  /** The request listener of each port. */
  parts: readonly (readonly [port: number, listener: RequestListener])[];
  /** The addresses of the scripts that no screen waits for. */
  late: readonly string[];
}

type Log = (line: string) => void;

const federationRuntime = /@module-federation/;

/** The port of a variant's remote number `index`. */
function remotePort(variant: VariantName, index: number): number {
  return hostPort(variant) + 1 + index;
}

export async function monolith(config: RuntimeConfig, log: Log): Promise<ServedVariant> {
  const variant = 'monolith';
  const { dist, late } = await buildWithWebpack(variant, log, { forbidden: federationRuntime });
  return {
    parts: [[hostPort(variant), plainPage(hostOf(dist, config))]],
    late: addressesOf(variant, late),
  };
}

export async function monolithBest(config: RuntimeConfig, log: Log): Promise<ServedVariant> {
  const variant = 'monolith-best';
  const { dist, scripts, late } = await buildWithWebpack(variant, log, {
    forbidden: federationRuntime,
  });
  const registry = await screenRegistry(scripts, origin(hostPort(variant)));
  return {
    parts: [[hostPort(variant), hostOf(dist, config, registry)]],
    late: addressesOf(variant, late),
  };
}

export async function federationDefaults(config: RuntimeConfig, log: Log): Promise<ServedVariant> {
  const variant = 'federation-defaults';
  const origins = Object.fromEntries(
    remotes.map(({ name }, index) => [name, origin(remotePort(variant, index))]),
  );
  const { dist, late } = await buildWithWebpack(variant, log, { origins });
  const host = withoutPolicy(plainPage(hostOf(path.join(dist, 'host'), config)));
  return {
    parts: [
      [hostPort(variant), host],
      ...remotes.map(
        ({ name }, index) =>
          [remotePort(variant, index), staticApp(path.join(dist, name))] as const,
      ),
    ],
    late: addressesOf(variant, late),
  };
}

export async function ours(config: RuntimeConfig, log: Log): Promise<ServedVariant> {
  const builds = await buildAll(log);
  await registerBuilds(builds);
  const dist = builds.get('host')?.dist;
  if (!dist) throw new Error('The host was not built.');
  // As documented (shared/docs/deploying.md): registry and remotes on the one origin of a CDN.
  const port = remotePort('ours', 0);
  const registry = releasedRegistry();
  const releasesUrl = `${origin(port)}/portal/releases.json`;
  const host = hostApp({
    dist,
    config: { ...config, releasesUrl },
    releases: () => registry,
    remotes: [],
    // What its server has read: this process does not trust the certificate of its own CDN.
    elsewhere: { read: () => Promise.resolve(registry), readAt: () => undefined },
  });
  const late = readdirSync(path.join(dist, 'assets')).filter((file) => isLateScript(file));
  return {
    parts: [
      [hostPort('ours'), host],
      [port, cdnApp(localStoreDir, () => registry)],
    ],
    late: addressesOf(
      'ours',
      late.map((file) => `assets/${file}`),
    ),
  };
}

function addressesOf(variant: VariantName, files: readonly string[]): string[] {
  return files.map((file) => `${origin(hostPort(variant))}/${file}`);
}

/** The registry as releasing writes it: entries are relative to its own address. */
function releasedRegistry(): string {
  const registry = v.parse(registrySchema, JSON.parse(readLocalRegistry()));
  const moved = remotes.map(({ name }) => [
    name,
    { ...registry[name], base: undefined, previous: null },
  ]);
  return JSON.stringify({ ...registry, ...Object.fromEntries(moved) });
}

function hostOf(dist: string, config: RuntimeConfig, registry = '{}'): RequestListener {
  return hostApp({ dist, config, releases: () => registry, remotes: [] });
}

/** Module Federation assigns script addresses as plain strings, which the portal's policy (Trusted Types) blocks. */
function withoutPolicy(listener: RequestListener): RequestListener {
  return (req, res) => {
    const setHeader = res.setHeader.bind(res);
    Object.assign(res, {
      setHeader: (name: string, value: string) =>
        name === 'content-security-policy' ? res : setHeader(name, value),
    });
    listener(req, res);
  };
}
