import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import {
  assetHeaders,
  embedHeaders,
  immutable,
  notFound,
  pageHeaders,
  pageSources,
  revalidate,
  setHeaders,
} from './headers';
import { withHealth, type Health } from './health';
import { fillPage, hostPageOf, inlinedRegistry, registryAddress } from './host-page';
import { pathOf } from './path-of';
import { sendText } from './send-text';
import { staticFiles } from './static-files';
import { registryElsewhere, type RegistryElsewhere } from './registry-elsewhere';

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
  const assets = staticFiles({
    dir: dist,
    headersOf: (pathname) => ({
      ...(/^\/embed(?:\.js|\/)/.test(pathname) ? embedHeaders : assetHeaders),
      'cache-control': isImmutable(pathname) ? immutable : revalidate,
    }),
  });
  const sources = pageSources(page, config, remotes);
  const files = filesOf(dist);
  const address = registryAddress(config);
  const { registryKeys: keys, registryMinSerial: minSerial, registryMaxAge: maxAge } = config;
  const elsewhere =
    address && (host.elsewhere ?? registryElsewhere(address.href, { keys, minSerial, maxAge }));

  async function sendPage(req: IncomingMessage, res: ServerResponse) {
    const nonce = randomBytes(16).toString('base64');
    const registry = await elsewhere?.read();
    setHeaders(res, pageHeaders(nonce, sources));
    const inlined = {
      '/config.json': configText,
      '/releases.json': releases,
      [inlinedRegistry]: () => registry ?? '',
    };
    sendText(req, res, fillPage(page, nonce, inlined), false);
  }

  function sendJson(req: IncomingMessage, res: ServerResponse, text: string) {
    setHeaders(res, assetHeaders);
    res.setHeader('cache-control', revalidate);
    res.setHeader('content-type', 'application/json');
    sendText(req, res, text, true);
  }

  function sendRegistry(req: IncomingMessage, res: ServerResponse) {
    try {
      sendJson(req, res, releases());
    } catch {
      res.writeHead(503, { 'cache-control': 'no-store' }).end('The registry cannot be read.');
    }
  }

  async function health(): Promise<Health> {
    const { version, commit = null } = host;
    const identity = { serves: 'host', version, commit, contract: contractVersion };
    if (elsewhere) {
      // Health checks keep the registry fresh, even if few pages are requested.
      await elsewhere.read();
      const readAt = elsewhere.readAt()?.toISOString() ?? null;
      return { identity, registry: { url: config.releasesUrl, readAt } };
    }
    if (config.releasesUrl !== '/releases.json' || isReadable(releases)) return { identity };
    return { identity, problem: 'The registry cannot be read.' };
  }

  const serve: RequestListener = (req, res) => {
    const pathname = pathOf(req);
    if (pathname === '/config.json') return sendJson(req, res, configText());
    if (pathname === '/releases.json') return sendRegistry(req, res);
    if (!isImmutable(pathname) && !files.has(pathname) && !isNamedAsFile(pathname))
      return sendPage(req, res);
    assets(req, res, () => {
      setHeaders(res, { ...assetHeaders, ...notFound });
      res.writeHead(404).end('Not found');
    });
  };
  return withHealth(serve, health);
}

function isReadable(read: () => string): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

// The scripts of a build are named by their content, and a fixed version of embed.js never changes.
function isImmutable(pathname: string): boolean {
  return /^\/(?:assets|embed)\//.test(pathname);
}

// Matches paths such as `/favicon.ico`. Deeper paths are screens, because an identifier may contain a dot.
function isNamedAsFile(pathname: string): boolean {
  return pathname !== '/index.html' && /^\/[^/]*\.[^/]*$/.test(pathname);
}

function filesOf(dist: string): Set<string> {
  const files = readdirSync(dist, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(files.map(({ name }) => `/${name}`).filter((name) => name !== '/index.html'));
}
