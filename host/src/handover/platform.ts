import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

/** What the portal tells the page that embeds it (design.md, 'Embedding'). */
export type PortalEvent =
  | { action: 'portal:ready'; value: { contract: string } }
  | { action: 'portal:session-expired'; value: null }
  | { action: 'portal:resize'; value: { height: number } }
  | { action: 'portal:navigated'; value: { path: string } }
  | {
      action: 'portal:error';
      /** What failed and why; of a remote also which version. Nothing personal. */
      value: { source: string; kind: string; version?: string; reason?: string };
    };

/** May this origin hand over a session? */
export function isPlatformOrigin(origin: string): boolean {
  return runtimeConfig().platformOrigins.includes(origin);
}

/** Is this message from the page that embeds the portal, or from a web view that posts to its own window? */
export function isPlatformMessage(event: Pick<MessageEvent, 'origin' | 'source'>): boolean {
  const embedder = window.parent === window ? window : window.parent;
  return event.source === embedder && isPlatformOrigin(event.origin);
}

/** Can a page that embeds the portal hear it? A web view's script listens in the portal's own window. */
export function hasPlatform(): boolean {
  return window.parent !== window || isPlatformOrigin(window.location.origin);
}

/** Posts to the embedding page, to no other origin than a configured one; without one, to nobody. */
export function tellPlatform(event: PortalEvent): void {
  if (!hasPlatform()) return;
  const known = embedderOrigin();
  if (known) window.parent.postMessage(event, known);
  else
    for (const origin of runtimeConfig().platformOrigins) window.parent.postMessage(event, origin);
}

export function tellReady(): void {
  tellPlatform({ action: 'portal:ready', value: { contract: contractVersion } });
}

function soleOrigin(): string | undefined {
  return window.parent === window ? window.location.origin : undefined;
}

// Chromium and Safari know the embedder; Firefox does not say, and then each configured origin is addressed:
// the browser delivers a message only where the origin is the parent's own.
function embedderOrigin(): string | undefined {
  const origin = window.location.ancestorOrigins?.[0] ?? soleOrigin();
  return origin && isPlatformOrigin(origin) ? origin : undefined;
}
