import { documentStart } from '@investor-portal/shared/contract/document-start';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { hasEmbedder, isFromEmbedder, postToEmbedder, readyEvent } from './embedder';

/** What the portal posts to the page that embeds it (shared/docs/architecture.md, 'Embedding'). */
export type PortalEvent =
  | { action: 'portal:ready'; value: { contract: string } }
  | { action: 'portal:session-expired'; value: null }
  | { action: 'portal:signed-out'; value: null }
  | { action: 'portal:resize'; value: { height: number } }
  | { action: 'portal:navigated'; value: { path: string } }
  | {
      action: 'portal:error';
      /** What failed and why, with the version of a remote. Never personal data. */
      value: {
        source: string;
        kind: string;
        version?: string;
        reason?: string;
        /** The pattern of the address. */
        route?: string;
        /** Positions in the portal's scripts, for `pnpm releases trace`. */
        stack?: string;
      };
    }
  | {
      action: 'portal:metric';
      /** What was measured (shared/docs/telemetry.md). Never personal data. */
      value: { name: string; attributes: Readonly<Record<string, string | number>> };
    };

/** Whether a message is from the embedding page, or from a web view's script in the portal's own window. */
export function isPlatformMessage(event: Pick<MessageEvent, 'origin' | 'source'>): boolean {
  return isFromEmbedder(event, runtimeConfig().platformOrigins);
}

/** Whether an embedding page or a web view's script can receive messages. */
export function hasPlatform(): boolean {
  return hasEmbedder(runtimeConfig().platformOrigins);
}

/** Posts to the embedding page if its origin is configured. */
export function notifyPlatform(event: PortalEvent): void {
  postToEmbedder(event, runtimeConfig().platformOrigins);
}

/** Announces the portal once per page: the document's first script has already done so if it ran. */
export function announceReady(): void {
  if (!documentStart()) notifyPlatform(readyEvent);
}
