import type { BegunRead } from '@investor-portal/shared/contract/document-start';
import type { Released } from '@investor-portal/shared/contract/registry';
import { tellEmbedder } from '../handover/embedder';
import { readyEvent } from '../handover/ready-event';
import { beginReads } from './begin-reads';
import { documentJson } from './document-json';
import { findScreen, type FirstScreen } from './find-screen';
import { hearHandover } from './hear-handover';
import { warmIntl } from './warm-intl';

/*
 * The document's first script, written into the page itself (decision 0080). While the portal's script is on its way
 * it has the first screen's scripts fetched, hears the hand-over, and begins the reads that follow from it. It judges
 * nothing: the portal checks configuration, registry, message and answers as if it had met them itself, and does
 * without what is missing here.
 */

interface Config {
  partnerApiUrl: string;
  platformOrigins: string[];
  releasesUrl?: string;
  sessionPersistence?: string;
  timeZone?: string;
}

function start(config: Config, registry: Record<string, Released | undefined>): void {
  const registryUrl = new URL(config.releasesUrl ?? '/releases.json', window.location.href).href;
  const screen = findScreen(registry, registryUrl, window.location, keptInvestor(config));
  const lost = preload(screen);
  const reads: BegunRead[] = [];
  const heard = hearHandover(config.platformOrigins, (handover) =>
    beginReads(reads, config.partnerApiUrl, handover, screen),
  );
  globalThis.portalStart = { messages: heard.messages, reads, lost, handOn: heard.stop };
  tellEmbedder(readyEvent, config.platformOrigins);
  warmIntl(config.timeZone ?? 'Asia/Manila');
}

function preload(screen: FirstScreen | undefined): Set<string> {
  const lost = new Set<string>();
  for (const { url, integrity } of screen?.scripts ?? []) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    link.href = url;
    link.addEventListener('error', () => lost.add(url));
    document.head.append(link);
  }
  return lost;
}

// Which investor this is likely to be decides about a canary: a wrong guess fetches a script in vain.
function keptInvestor({ sessionPersistence }: Config): string | undefined {
  if (sessionPersistence === 'memory') return undefined;
  const storage = sessionPersistence === 'session' ? sessionStorage : localStorage;
  const kept: unknown = JSON.parse(storage.getItem('externalCode') ?? 'null');
  return typeof kept === 'string' ? kept : undefined;
}

try {
  const config = documentJson('portal-config') as Config | undefined;
  const registry = documentJson('portal-releases') as Record<string, Released> | undefined;
  if (config && registry) start(config, registry);
} catch {
  // Whatever it was, the portal meets it too, and knows how to tell.
}
