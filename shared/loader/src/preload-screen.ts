import { loadRemote } from './load-remote';
import { loaderOptions } from './loader-options';
import { matchScreen } from './match-screen';
import type { RemoteModule } from './remote-module';

/** A failed attempt is kept for this many ms for the screen that needs it. */
const failureLastsMs = 2_000;

const attempts = new Map<string, Promise<RemoteModule>>();

/** Loads the remote and the chunk of a screen that is about to be rendered (decision 80). Never rejects. */
export async function preloadScreen(pathname: string): Promise<void> {
  const name = loaderOptions().remoteAt(pathname);
  if (name === undefined) return;
  const attempt = loadRemote(name);
  attempts.set(name, attempt);
  const forget = () => attempts.get(name) === attempt && attempts.delete(name);
  attempt.catch(() => setTimeout(forget, failureLastsMs));
  await loadScreen(attempt, pathname);
}

/** Reuses a failed attempt of `preloadScreen`, because another attempt would report the failure again. */
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
  } catch {}
}

/** After this many ms, the header is shown without the screen. */
const timeoutMs = 200;

/** The code has usually been preloaded, so the first rendering shows the screen and no placeholder. */
export function preloadFirstScreen(): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  return Promise.race([preloadScreen(window.location.pathname), late]);
}
