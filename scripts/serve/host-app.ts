import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { compressText } from './compress-text';
import {
  assetHeaders,
  immutable,
  pageResponse,
  pageSources,
  remoteHeaders,
  revalidate,
} from './headers';
import type { Health } from './health';
import { hostPageOf, inlinedRegistry, registryAddress } from './host-page';
import { registryElsewhere, type RegistryElsewhere } from './registry-elsewhere';
import { createServerApp, listenerOf, staticFiles, withEtag } from './server-app';

export interface HostApp {
  /** The folder of the built host: index.html and assets. */
  dist: string;
  config: RuntimeConfig;
  /** Called for each request, because the configuration may change while the host runs. */
  configText?: () => string;
  /** Called for each request, so that the next page sees a new release. */
  releases: () => string;
  remotes: readonly string[];
  /** The registry at an absolute `releasesUrl`, if it does not have to be fetched. */
  elsewhere?: RegistryElsewhere;
  version?: string;
  commit?: string | null;
}

export function hostApp(host: HostApp): RequestListener {
  const { dist, config, configText = () => JSON.stringify(config), releases, remotes } = host;
  const page = hostPageOf(readFileSync(path.join(dist, 'index.html'), 'utf8'), config);
  const sources = pageSources(page, config, remotes);
  const address = registryAddress(config);
  const { registryKeys: keys, registryMinSerial: minSerial, registryMaxAge: maxAge } = config;
  const elsewhere =
    address && (host.elsewhere ?? registryElsewhere(address.href, { keys, minSerial, maxAge }));

  async function health(): Promise<Health> {
    const { version, commit = null } = host;
    const identity = { serves: 'host', version, commit, contract: contractVersion };
    if (elsewhere) {
      // Health checks keep the registry fresh, even if few pages are requested.
      await elsewhere.read();
      const readAt = elsewhere.readAt()?.toISOString() ?? null;
      return { identity, registry: { url: config.releasesUrl, readAt } };
    }
    if (config.releasesUrl !== '/releases.json' || readable(releases) !== undefined)
      return { identity };
    return { identity, problem: unreadable };
  }

  const app = createServerApp(health, assetHeaders);
  app.get('/config.json', compressText, withEtag, (context) =>
    context.body(configText(), 200, jsonHeaders),
  );
  app.get('/releases.json', compressText, withEtag, (context) => {
    const registry = readable(releases);
    if (registry !== undefined) return context.body(registry, 200, jsonHeaders);
    return context.text(unreadable, 503, { 'cache-control': 'no-store' });
  });
  app.get('/embed.js', withEtag);
  const files = staticFiles({
    dir: dist,
    headersOf: (file) => ({
      ...(/^\/embed(?:\.js|\/)/.test(file) ? remoteHeaders : assetHeaders),
      'cache-control': isImmutable(file) ? immutable : revalidate,
    }),
  });
  app.get('*', (context, next) => (isFile(context.req.path) ? files(context) : next()));
  app.get('*', compressText, async () => {
    const registry = await elsewhere?.read();
    return pageResponse(page, sources, {
      '/config.json': configText,
      '/releases.json': releases,
      [inlinedRegistry]: () => registry ?? '',
    });
  });
  return listenerOf(app);
}

const jsonHeaders = {
  ...assetHeaders,
  'cache-control': revalidate,
  'content-type': 'application/json',
};
const unreadable = 'The registry cannot be read.';

function readable(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

// The scripts of a build are named by their content, and a fixed version of embed.js never changes.
function isImmutable(pathname: string): boolean {
  return /^\/(?:assets|embed)\//.test(pathname);
}

// Matches paths such as `/favicon.ico`. Deeper paths are screens, because an identifier may contain a dot.
function isFile(pathname: string): boolean {
  return isImmutable(pathname) || (pathname !== '/index.html' && /^\/[^/]*\.[^/]*$/.test(pathname));
}
