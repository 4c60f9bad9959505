import { loadRemote } from './load-remote';
import { loaderOptions } from './loader-options';
import { matchScreen } from './match-screen';
import type { RemoteModule } from './remote-module';

/** How long a failed attempt is kept for the screen that needs it, ms. */
const failureLastsMs = 2_000;

const attempts = new Map<string, Promise<RemoteModule>>();

/**
 * Loads the code of a screen that is about to be rendered: its remote, then its own chunk (decision 86). Never rejects: the
 * screen itself shows a failure.
 */
export async function preloadScreen(pathname: string): Promise<void> {
  const name = loaderOptions().remoteAt(pathname);
  if (name === undefined) return;
  const attempt = loadRemote(name);
  attempts.set(name, attempt);
  const forget = () => attempts.get(name) === attempt && attempts.delete(name);
  attempt.catch(() => setTimeout(forget, failureLastsMs));
  await loadScreen(attempt, pathname);
}

/**
 * Loads a remote for the screen at the page's address, and that screen's chunk. An attempt of `preloadScreen` counts as
 * the screen's own even if it has failed since, so that a failure is reported once and the next attempt is Retry.
 */
export function takeRemote(name: string): Promise<RemoteModule> {
  const attempt = attempts.get(name) ?? loadRemote(name);
  attempts.delete(name);
  void loadScreen(attempt, window.location.pathname);
  return attempt;
}

async function loadScreen(loading: Promise<RemoteModule>, pathname: string): Promise<void> {
  try {
    const { routes } = await loading;
    await routes.find(({ path }) => matchScreen(path, pathname))?.preload?.();
  } catch {
    // The screen shows it.
  }
}

/** How long the first rendering waits for a screen's code, ms. After that the header comes first. */
const timeoutMs = 200;

/**
 * Loads the code of the document's first screen. Resolves once the screen can be rendered, or after a short wait: code
 * that the document's first script has preloaded only has to run, so the first rendering shows the screen rather than its
 * placeholder.
 */
export function preloadFirstScreen(): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  return Promise.race([preloadScreen(window.location.pathname), late]);
}
