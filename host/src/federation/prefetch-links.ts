import {
  documentStart,
  type PrefetchSession,
} from '@investor-portal/shared/contract/document-start';
import { whenIdle } from '@investor-portal/shared/hooks/when-idle';
import {
  accessTokenAtom,
  externalAtom,
  sessionClosedAtom,
  usersAtom,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { mountAt, remoteNames, remotes } from '../registry/remotes';
import { expectedInvestor } from '../session/page-session';
import { beginScreen } from './begin-remote';
import { developerOverrides } from './developer-override';
import { loadedRemote } from './load-remote';
import { isKnownSwitchedOff } from './page-registry';

/*
 * A link to a screen of another remote (decision 86). The closer the investor is to following it, the more is done: its
 * scripts are fetched when the menu opens, when the link gets the focus or the mouse, or when nothing else is to do; a
 * press also runs them and sends the screen's requests. Within a remote, that is the remote's own matter.
 */

/** The first screen and what its own remote prefetches come first, ms. */
const headStartMs = 5_000;

interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

// Safari and Firefox do not tell.
const line = (): Line => (navigator as Navigator & { connection?: Line }).connection ?? {};

/** Fetches the scripts of the screens that the navigation leads to. */
export function prefetchNavigation(): void {
  for (const name of remoteNames) {
    const path = remotes[name].navigation?.path;
    if (path) void prefetchScripts(path);
  }
}

/** Does so when the browser is idle, for an investor on a line that is not slow. */
export function prefetchNavigationWhenIdle(): void {
  setTimeout(() => {
    const isSlow = /2g/.test(line().effectiveType ?? '');
    if (!isSlow && store.get(accessTokenAtom) !== '') whenIdle(prefetchNavigation);
  }, headStartMs);
}

/** Prefetches the screens of links, wherever they are on the page. */
export function watchLinks(): void {
  document.addEventListener('focusin', ({ target }) => void prefetchScripts(pathOf(target)));
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') void prefetchScripts(pathOf(target));
  });
  document.addEventListener('pointerdown', ({ target, button }) => {
    if (button === 0) void openSoon(pathOf(target));
  });
}

async function prefetchScripts(pathname: string): Promise<void> {
  if (!line().saveData && (await mayPrefetch(pathname)))
    documentStart()?.prefetch(pathname, expectedInvestor());
}

async function openSoon(pathname: string): Promise<void> {
  if (!(await mayPrefetch(pathname))) return;
  const remote = mountAt(pathname)?.remote;
  // Later, its screens may have their data already.
  const isFirst = remote && !loadedRemote(remote);
  documentStart()?.prefetch(pathname, expectedInvestor(), isFirst ? session() : undefined);
  await beginScreen(pathname);
}

async function mayPrefetch(pathname: string): Promise<boolean> {
  const remote = mountAt(pathname)?.remote;
  if (!remote || remote === mountAt(window.location.pathname)?.remote) return false;
  // The document knows of releases only.
  return !developerOverrides()[remote] && !(await isKnownSwitchedOff(remote));
}

function session(): PrefetchSession | undefined {
  const external = store.get(externalAtom);
  const token = store.get(accessTokenAtom);
  if (!external || token === '' || store.get(sessionClosedAtom)) return undefined;
  const { code, externalReferenceCode } = external;
  const accountId = store.get(usersAtom)?.accountId;
  return { token, code, externalReferenceCode, ...(accountId && { accountId }) };
}

/** The path that a link leads to within the portal; '' for anything else. */
function pathOf(target: EventTarget | null): string {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin && link.search === '' ? link.pathname : '';
}
