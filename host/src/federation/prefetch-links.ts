import {
  documentStart,
  type PrefetchSession,
} from '@investor-portal/shared/contract/document-start';
import { whenIdle } from '@investor-portal/shared/hooks/when-idle';
import { isSlowConnection, savesData } from '@investor-portal/shared/runtime/connection';
import { sessionClosedAtom } from '@investor-portal/shared/session/page-session';
import { accessTokenAtom, externalAtom, usersAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { mountAt, navigationAtom } from './remotes';
import { linkOf } from '../platform/watch-frame-view';
import { expectedVisitor } from '../session/session-effects';
import { preloadScreen } from '@investor-portal/loader/preload-screen';
import { overridingBuild } from '@investor-portal/loader/tab-overrides';
import { getLoadedRemote } from '@investor-portal/loader/load-remote';
import { knownKillSwitch } from '@investor-portal/loader/page-registry';

/* Prefetches the scripts of other remotes' screens (decision 80). A press also runs them and sends the screen's requests. */

/** The first screen and its own remote's prefetches come first, for this many ms. */
const headStartMs = 5_000;

export function prefetchNavigation(): void {
  for (const { path } of store.get(navigationAtom)) prefetchScripts(path);
}

export function prefetchNavigationWhenIdle(): void {
  setTimeout(() => {
    if (!isSlowConnection() && store.get(accessTokenAtom) !== '') whenIdle(prefetchNavigation);
  }, headStartMs);
}

export function watchLinks(): void {
  document.addEventListener('focusin', (event) => prefetchScripts(pathOf(event)));
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') prefetchScripts(pathOf(event));
  });
  document.addEventListener('pointerdown', (event) => {
    if (event.button === 0) void prepareToOpen(pathOf(event));
  });
}

function prefetchScripts(pathname: string): void {
  if (!savesData() && mayPrefetch(pathname)) documentStart()?.prefetch(pathname, expectedVisitor());
}

async function prepareToOpen(pathname: string): Promise<void> {
  if (!mayPrefetch(pathname)) return;
  const remote = mountAt(pathname)?.remote;
  // Once the remote is loaded, its screens may have their data already.
  const isFirst = remote && !getLoadedRemote(remote);
  documentStart()?.prefetch(pathname, expectedVisitor(), {
    session: isFirst ? session() : undefined,
  });
  await preloadScreen(pathname);
}

function mayPrefetch(pathname: string): boolean {
  const remote = mountAt(pathname)?.remote;
  if (!remote || remote === mountAt(window.location.pathname)?.remote) return false;
  // The document's first script does not know which builds this tab has replaced.
  return !overridingBuild(remote) && knownKillSwitch(remote) === undefined;
}

function session(): PrefetchSession | undefined {
  const external = store.get(externalAtom);
  const token = store.get(accessTokenAtom);
  if (!external || token === '' || store.get(sessionClosedAtom)) return undefined;
  const { code, externalReferenceCode } = external;
  const accountId = store.get(usersAtom)?.accountId;
  return { token, code, externalReferenceCode, ...(accountId && { accountId }) };
}

function pathOf(event: Event): string {
  const link = linkOf(event);
  return link?.origin === window.location.origin && link.search === '' ? link.pathname : '';
}
