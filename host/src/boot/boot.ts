import type { DocumentStart } from '@investor-portal/shared/contract/document-start';
import type { Visitor } from '@investor-portal/registry/choose';
import { followAppearance, type Appearance } from '../platform/appearance';
import { answerHello, preloadHash, readyAgain, readyEvent } from '../platform/platform-window';
import { prefetchFirstScreen, prefetchReads, type ApiConfig } from './prefetch-reads';
import { documentJson } from '@investor-portal/loader/document-json';
import { bootRegistry, type RegistryTrust } from '@investor-portal/loader/boot-registry';
import { findScreen, preloadScripts, type FirstScreen } from './find-screen';
import { bufferHandoverMessages } from './buffer-handover-messages';
import { picturePreloader } from './picture-preloader';
import { retryPageScripts } from './retry-page-scripts';
import { grantedMounts, type Grants } from '@investor-portal/shared/contract/mounts';
import { hasPlatformWindow, postToPlatform } from '@investor-portal/shared/runtime/platform-window';
import { storedVisitor } from '@investor-portal/shared/session-rules/investor-storage';

/*
 * The document's first script, inlined into the page (decision 80). It sets the appearance before anything is painted.
 * While the portal's script downloads, it preloads the first screen's scripts, buffers the hand-over and prefetches the
 * data that the screen needs. Later it does the same for the screen that the investor is about to open (decision 86). It
 * validates nothing but who signed the registry (decision 95): the portal checks configuration, registry, messages and
 * responses itself and copes with whatever is missing.
 */

interface Config extends ApiConfig, RegistryTrust {
  platformOrigins: string[];
  releasesUrl?: string;
  sessionPersistence?: string;
  requireHandOver?: boolean;
  timeZone?: string;
  appearance?: Appearance;
  grantedMounts?: Grants;
}

function start(config: Config): void {
  const { platformOrigins } = config;
  followAppearance(platformOrigins, config.appearance);
  const registryUrl = new URL(config.releasesUrl ?? '/releases.json', window.location.href).href;
  const mounts = grantedMounts(config.grantedMounts);
  const visitor = storedVisitor(config.sessionPersistence);
  const { signed, released } = bootRegistry(config, registryUrl);
  const screenAt = async (place: { pathname: string; search: string }, visitorThere?: Visitor) => {
    const found = findScreen(mounts, await released, registryUrl, place, visitorThere);
    preloadScripts(found?.scripts ?? []);
    return found;
  };
  const { pathname: path, search } = window.location;
  const first = screenAt({ pathname: path, search }, visitor).catch(() => undefined);
  const pictures = picturePreloader();
  const prefetched = { reads: [], addPicture: pictures.add };
  const prefetchForVisitor = () =>
    void first.then((screen) => prefetchReads(prefetched, config, { token: '' }, screen));
  const buffer = bufferHandoverMessages(
    platformOrigins,
    (handover) =>
      void first.then((screen) => prefetchFirstScreen(prefetched, config, handover, screen)),
    prefetchForVisitor,
  );
  const portalStart: DocumentStart = {
    messages: buffer.messages,
    reads: prefetched.reads,
    signedRegistry: signed,
    preloadPictures: pictures.start,
    preloaded: takePreloadHash(),
    handOn() {
      buffer.stop();
      stopAnswering();
    },
    prefetch(pathname, expectedVisitor, session) {
      const next = screenAt({ pathname, search: '' }, expectedVisitor);
      const read = (screen?: FirstScreen) =>
        session && prefetchReads(prefetched, config, session, screen);
      // The portal will run into the same error.
      next.then(read, () => undefined);
    },
  };
  globalThis.portalStart = portalStart;
  const stopAnswering = answerHello(platformOrigins, () => {
    portalStart.preloaded = false;
    postToPlatform(readyAgain, platformOrigins);
  });
  postToPlatform(readyEvent, platformOrigins);
  preconnect(config);
  // A page of its own uses a stored session, which the portal reads.
  if (!hasPlatformWindow(platformOrigins) && (!visitor || config.requireHandOver))
    prefetchForVisitor();
  // It occupies a slow phone for a tenth of a second: the scripts are asked for before.
  void first.then(() => warmIntl(config.timeZone ?? 'Asia/Manila'));
}

/**
 * Makes the browser load its time zone and number data, whose first use takes a phone up to a tenth of a second. Runs after
 * the first paint, while the portal's script downloads and the main thread is idle.
 */
function warmIntl(timeZone: string): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      try {
        new Intl.DateTimeFormat('en-US', { timeZone }).format();
        (0).toLocaleString('en-US');
      } catch {
        // The configuration's own validation reports an unknown time zone.
      }
    }),
  );
}

// Removed, so that the portal's own addresses do not carry it.
function takePreloadHash(): boolean {
  if (window.location.hash !== preloadHash) return false;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  return true;
}

/** Connects to what the first screen will ask. */
function preconnect({ partnerApiUrl, fileOrigins = [] }: Config): void {
  for (const url of [partnerApiUrl, ...fileOrigins]) {
    const link = document.createElement('link');
    link.rel = 'preconnect';
    link.href = new URL(url).origin;
    // Calls carry no cookies; pictures come over a connection of the other kind.
    if (url === partnerApiUrl) link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}

try {
  retryPageScripts();
  const config = documentJson('portal-config') as Config | undefined;
  if (config) start(config);
} catch {
  // The portal will run into the same error and report it.
}
