/*
 * The page that embeds the portal, or in a web view the portal's own window, whose script hands over. `origins` are
 * those of the configuration: no other is heard or told anything.
 */

/** Is this message from the embedder? */
export function isFromEmbedder(
  event: Pick<MessageEvent, 'origin' | 'source'>,
  origins: readonly string[],
): boolean {
  const embedder = window.parent === window ? window : window.parent;
  return event.source === embedder && origins.includes(event.origin);
}

/** Is anybody there to hear the portal? */
export function hasEmbedder(origins: readonly string[]): boolean {
  return window.parent !== window || origins.includes(window.location.origin);
}

/** Posts to the embedder where its origin is one of `origins`, else to nobody. */
export function postToEmbedder(message: object, origins: readonly string[]): void {
  if (!hasEmbedder(origins)) return;
  const known = embedderOrigin();
  if (known && origins.includes(known)) window.parent.postMessage(message, known);
  else for (const origin of origins) window.parent.postMessage(message, origin);
}

// Chromium and Safari know the embedder; Firefox does not say, and then each configured origin is addressed:
// the browser delivers a message only where the origin is the parent's own.
function embedderOrigin(): string | undefined {
  const own = window.parent === window ? window.location.origin : undefined;
  return window.location.ancestorOrigins?.[0] ?? own;
}
