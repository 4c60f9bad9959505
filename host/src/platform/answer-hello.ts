import { isFromEmbedder } from './embedder';

/**
 * Calls `answer` when the embedding page begins to listen, which may be after the portal has said something: a frame of
 * the page's own markup starts before embed.js is there, and a preloaded one long before it is opened.
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
