import type { Released } from '@investor-portal/shared/contract/registry';
import { followAppearance, type Appearance } from '../platform/appearance';
import { postToEmbedder, readyEvent } from '../platform/embedder';
import { prefetchFirstScreen, type ApiConfig, type Prefetched } from './prefetch-first-screen';
import { documentJson } from '../registry/document-json';
import { findScreen, type FirstScreen } from './find-screen';
import { bufferHandoverMessages } from './buffer-handover-messages';
import { storedInvestor } from '../session/stored-investor';
import { warmIntl } from './warm-intl';

/*
 * The document's first script, inlined into the page (decision 80). It sets the appearance before anything is painted.
 * While the portal's script downloads, it preloads the first screen's scripts, buffers the hand-over and prefetches the data that the screen needs. It validates nothing:
 * the portal checks configuration, registry, messages and responses itself and copes with whatever is missing.
 */

interface Config extends ApiConfig {
  platformOrigins: string[];
  releasesUrl?: string;
  sessionPersistence?: string;
  timeZone?: string;
  appearance?: Appearance;
}

function start(config: Config, registry: Record<string, Released | undefined>): void {
  followAppearance(config.platformOrigins, config.appearance);
  const registryUrl = new URL(config.releasesUrl ?? '/releases.json', window.location.href).href;
  const screen = findScreen(
    registry,
    registryUrl,
    window.location,
    storedInvestor(config.sessionPersistence),
  );
  preload(screen);
  const prefetched: Prefetched = { reads: [], pictures: [] };
  const buffer = bufferHandoverMessages(config.platformOrigins, (handover) =>
    prefetchFirstScreen(prefetched, config, handover, screen),
  );
  globalThis.portalStart = { messages: buffer.messages, ...prefetched, handOn: buffer.stop };
  postToEmbedder(readyEvent, config.platformOrigins);
  warmIntl(config.timeZone ?? 'Asia/Manila');
}

// Without a registry in the page, the script still buffers the hand-over.
function registryFromDocument(): Record<string, Released | undefined> {
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
  if (config) start(config, registryFromDocument());
} catch {
  // The portal will run into the same error and report it.
}
