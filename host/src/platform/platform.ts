import { documentStart } from '@investor-portal/shared/contract/document-start';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { answerHello } from './answer-hello';
import { markOpened } from './opened-frame';
import { hasEmbedder, isFromEmbedder, postToEmbedder, readyAgain, readyEvent } from './embedder';

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

/** The latest of each kind, for an embedding page that begins to listen later. */
const said = new Map<string, PortalEvent>();
/** More kinds of errors than this tell nobody more. */
const maxSaid = 20;

/** Posts to the embedding page if its origin is configured. */
export function notifyPlatform(event: PortalEvent): void {
  const kind = event.action === 'portal:error' ? JSON.stringify(event) : event.action;
  said.delete(kind);
  if (said.size < maxSaid) said.set(kind, event);
  postToEmbedder(event, runtimeConfig().platformOrigins);
}

/** Says everything again to an embedding page that says hello. */
export function repeatWhenGreeted(): () => void {
  const { platformOrigins } = runtimeConfig();
  return answerHello(platformOrigins, () => {
    markOpened();
    postToEmbedder(readyAgain, platformOrigins);
    for (const event of said.values()) postToEmbedder(event, platformOrigins);
  });
}

/** An embedding page that hands over has heard what was said before. */
export function forgetWhatWasSaid(): void {
  said.clear();
}

/** Announces the portal once per page: the document's first script has already done so if it ran. */
export function announceReady(): void {
  if (!documentStart()) notifyPlatform(readyEvent);
}
