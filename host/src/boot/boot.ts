import type { Released } from '@investor-portal/shared/contract/registry';
import { postToEmbedder } from '../platform/embedder';
import { readyEvent } from '../platform/ready-event';
import { prefetchFirstScreen, type Prefetched, type Places } from './prefetch-first-screen';
import { documentJson } from '../registry/document-json';
import { findScreen, type FirstScreen } from './find-screen';
import { bufferHandoverMessages } from './buffer-handover-messages';
import { storedInvestor } from '../session/stored-investor';
import { isOwnRegistry } from '../registry/own-registry';
import { warmIntl } from './warm-intl';

/*
 * The document's first script, written into the page itself (decision 0080). While the portal's script is on its way
 * it has the first screen's scripts fetched, hears the hand-over, and begins the reads that follow from it. It judges
 * nothing: the portal checks configuration, registry, message and answers as if it had met them itself, and does
 * without what is missing here.
 */

interface Config extends Places {
  platformOrigins: string[];
  releasesUrl?: string;
  sessionPersistence?: string;
  timeZone?: string;
}

function start(config: Config, registry: Record<string, Released | undefined>): void {
  const registryUrl = new URL(config.releasesUrl ?? '/releases.json', window.location.href).href;
  const screen = findScreen(
    registry,
    registryUrl,
    window.location,
    storedInvestor(config.sessionPersistence),
  );
  preload(screen);
  const begun: Prefetched = { reads: [], pictures: [] };
  const heard = bufferHandoverMessages(config.platformOrigins, (handover) =>
    prefetchFirstScreen(begun, config, handover, screen),
  );
  globalThis.portalStart = { messages: heard.messages, ...begun, handOn: heard.stop };
  postToEmbedder(readyEvent, config.platformOrigins);
  warmIntl(config.timeZone ?? 'Asia/Manila');
}

// A page that carries none still hears its hand-over early.
function carriedRegistry(): Record<string, Released | undefined> {
  return (documentJson('portal-releases') ?? {}) as Record<string, Released | undefined>;
}

function preload(screen: FirstScreen | undefined): void {
  for (const { url, integrity } of screen?.scripts ?? []) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  }
}

try {
  const config = documentJson('portal-config') as Config | undefined;
  if (config) start(config, isOwnRegistry(config.releasesUrl) ? carriedRegistry() : {});
} catch {
  // Whatever it was, the portal meets it too, and knows how to tell.
}
