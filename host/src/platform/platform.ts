import { documentStart } from '@investor-portal/shared/contract/document-start';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { hasEmbedder, isFromEmbedder, postToEmbedder } from './embedder';
import { readyEvent } from './ready-event';

/** What the portal tells the page that embeds it (design.md, 'Embedding'). */
export type PortalEvent =
  | { action: 'portal:ready'; value: { contract: string } }
  | { action: 'portal:session-expired'; value: null }
  | { action: 'portal:signed-out'; value: null }
  | { action: 'portal:resize'; value: { height: number } }
  | { action: 'portal:navigated'; value: { path: string } }
  | {
      action: 'portal:error';
      /** What failed and why; of a remote also which version. Nothing personal. */
      value: { source: string; kind: string; version?: string; reason?: string };
    };

/** Is this message from the page that embeds the portal, or from a web view that posts to its own window? */
export function isPlatformMessage(event: Pick<MessageEvent, 'origin' | 'source'>): boolean {
  return isFromEmbedder(event, runtimeConfig().platformOrigins);
}

/** Can a page that embeds the portal hear it? A web view's script listens in the portal's own window. */
export function hasPlatform(): boolean {
  return hasEmbedder(runtimeConfig().platformOrigins);
}

/** Posts to the embedding page, to no other origin than a configured one; without one, to nobody. */
export function notifyPlatform(event: PortalEvent): void {
  postToEmbedder(event, runtimeConfig().platformOrigins);
}

/** Once a page: where the document's first script could run, it has said so already. */
export function announceReady(): void {
  if (!documentStart()) notifyPlatform(readyEvent);
}
