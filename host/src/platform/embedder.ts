import { contractVersion } from '@investor-portal/shared/contract/define-remote';

/*
 * The embedder is the page around the portal or, in a web view, the portal's own window, whose script hands over.
 * `origins` are those of the configuration; messages of other origins are ignored, and none is sent to them. The
 * document's first script uses this file too, so it stays free of dependencies.
 */

/** Says that the portal can receive a hand-over (shared/docs/architecture.md, 'Embedding'). */
export const readyEvent = {
  action: 'portal:ready' as const,
  value: { contract: contractVersion },
};

/** The answer to 'portal:hello'; an embedder that has received the first event ignores it. */
export const readyAgain = { ...readyEvent, repeated: true };

/** Whether a message is from the embedder. */
export function isFromEmbedder(
  event: Pick<MessageEvent, 'origin' | 'source'>,
  origins: readonly string[],
): boolean {
  const embedder = window.parent === window ? window : window.parent;
  return event.source === embedder && origins.includes(event.origin);
}

/** Whether the portal has an embedder. */
export function hasEmbedder(origins: readonly string[]): boolean {
  return window.parent !== window || origins.includes(window.location.origin);
}

/** Posts to the embedder if its origin is one of `origins`. */
export function postToEmbedder(message: object, origins: readonly string[]): void {
  if (!hasEmbedder(origins)) return;
  const origin = embedderOrigin();
  if (origin && origins.includes(origin)) window.parent.postMessage(message, origin);
  else for (const candidate of origins) window.parent.postMessage(message, candidate);
}

/**
 * Calls `answer` when the embedder begins to listen. That may be after the portal has posted something: a frame in the
 * page's own markup starts before embed.js loads, and a preloaded one long before it is opened.
 * @returns a function that stops.
 */
export function answerHello(origins: readonly string[], answer: () => void): () => void {
  const listener = (event: MessageEvent) => {
    const { action } = (event.data ?? {}) as { action?: unknown };
    if (action === 'portal:hello' && isFromEmbedder(event, origins)) answer();
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}

// Chromium and Safari expose the embedder's origin. Firefox does not, so the message goes to each configured origin, and
// the browser delivers only the one that matches the parent.
function embedderOrigin(): string | undefined {
  const own = window.parent === window ? window.location.origin : undefined;
  return window.location.ancestorOrigins?.[0] ?? own;
}
