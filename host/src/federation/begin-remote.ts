import { matchPath } from 'react-router-dom';
import type { RemoteModule, RemoteName } from '@investor-portal/shared/contract/define-remote';
import { mountAt } from '../registry/remotes';
import { loadRemote } from './load-remote';

/** How long a failed attempt waits for the screen that it was for, ms. */
const failureLastsMs = 2_000;

const begun = new Map<RemoteName, Promise<RemoteModule>>();

/**
 * Loads the code of a screen that is about to be rendered: its remote, then its own chunk (decision 86). Never rejects: a
 * failure is left to the screen.
 */
export async function beginScreen(pathname: string): Promise<void> {
  const mount = mountAt(pathname);
  if (!mount) return;
  const attempt = loadRemote(mount.remote);
  begun.set(mount.remote, attempt);
  const forget = () => begun.get(mount.remote) === attempt && begun.delete(mount.remote);
  attempt.catch(() => setTimeout(forget, failureLastsMs));
  await loadScreen(attempt, pathname);
}

/**
 * Loads a remote for the screen at the page's address, and that screen's chunk. An attempt of `beginScreen` counts as
 * the screen's own even if it has failed since, so that a failure is reported once and the next attempt is Retry.
 */
export function takeRemote(name: RemoteName): Promise<RemoteModule> {
  const attempt = begun.get(name) ?? loadRemote(name);
  begun.delete(name);
  void loadScreen(attempt, window.location.pathname);
  return attempt;
}

async function loadScreen(loading: Promise<RemoteModule>, pathname: string): Promise<void> {
  try {
    const { routes } = await loading;
    await routes.find(({ path }) => matchPath(path, pathname))?.preload?.();
  } catch {
    // The screen shows it.
  }
}

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
