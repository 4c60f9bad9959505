import { beginScreen } from './begin-remote';

/** A screen that is not there by then comes after the header, ms. */
const timeoutMs = 200;

/**
 * Loads the code of the document's first screen. Resolves when it can be rendered, or soon: where the document's first
 * script has preloaded it, it only has to run, and then the first rendering shows the screen instead of its placeholder.
 */
export function beginFirstScreen(): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  return Promise.race([beginScreen(window.location.pathname), late]);
}
