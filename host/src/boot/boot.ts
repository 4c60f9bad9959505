import type { FirstResponses } from '@investor-portal/shared/contract/document-start';
import type { Visitor } from '@investor-portal/registry/choose';
import { followAppearance } from '../platform/appearance';
import { onPlatformMessage, readyAgain, readyEvent } from '../platform/platform-messages';
import {
  picturePreloader,
  prefetchFirstScreen,
  prefetchReads,
  type WrittenConfig,
} from './prefetch-reads';
import { documentJson } from '@investor-portal/loader/document-json';
import { bootRegistry } from '@investor-portal/loader/boot-registry';
import { fetchScripts, findScreen, preloadScripts, type FirstScreen } from './find-screen';
import { bufferHandoverMessages } from './buffer-handover-messages';
import { firstResponses } from './first-frame';
import { retryPageScripts, runScript } from './run-script';
import { grantedMounts } from '@investor-portal/shared/contract/mounts';
import { afterPaint } from '@investor-portal/shared/hooks/when-idle';
import { hasPlatformWindow, postToPlatform } from '@investor-portal/shared/runtime/platform-window';
import { storedVisitor } from '@investor-portal/shared/session-rules/investor-storage';

// The document's first script, inlined into the page (decision 80). While the portal's script downloads, it preloads the first
// screen's scripts, buffers the hand-over and prefetches data. It checks the registry's signature (decision 95), the release's
// contract and the hand-over before it uses them. The portal validates everything again and works without this script.

function start(config: WrittenConfig): void {
  const { platformOrigins } = config;
  followAppearance(platformOrigins, config.appearance);
  const registryUrl = new URL(config.releasesUrl ?? '/releases.json', window.location.href).href;
  const mounts = grantedMounts(config.grantedMounts);
  const expected = storedVisitor(config.sessionPersistence);
  const { signed, released } = bootRegistry(config, registryUrl);
  const screenAt = async (
    location: { pathname: string; search: string },
    expectedThere: Visitor | undefined,
    load = preloadScripts,
  ) => {
    const found = findScreen(mounts, await released, registryUrl, location, expectedThere);
    load(found?.scripts ?? []);
    return found;
  };
  const { pathname: path, search } = window.location;
  const first = screenAt({ pathname: path, search }, expected).catch(() => undefined);
  void first.then((screen) => {
    const frame = screen?.firstFrame;
    // Only a script with a hash runs, because the registry's signature covers the hash.
    if (frame?.integrity) runScript(frame.url, frame.integrity);
  });
  const pictures = picturePreloader();
  const prefetched = { reads: [], addPicture: pictures.add };
  let answerFrame: (responses: FirstResponses) => void = () => undefined;
  const awaited = new Promise<FirstResponses>((resolve) => (answerFrame = resolve));
  const prefetchFirst = (send: (screen: FirstScreen | undefined) => void) =>
    void first.then((screen) => {
      send(screen);
      if (screen?.firstFrame)
        firstResponses(prefetched.reads, pictures.first).then(answerFrame, () => undefined);
    });
  const prefetchWithoutSession = () =>
    prefetchFirst((screen) => prefetchReads(prefetched, config, { token: '' }, screen));
  const buffer = bufferHandoverMessages(
    platformOrigins,
    (session) =>
      prefetchFirst((screen) => prefetchFirstScreen(prefetched, config, session, screen)),
    prefetchWithoutSession,
  );
  globalThis.portalStart = {
    firstResponses: awaited,
    messages: buffer.messages,
    reads: prefetched.reads,
    signedRegistry: signed,
    preloadPictures: pictures.start,
    handOn() {
      buffer.stop();
      stopAnswering();
    },
    prefetch(pathname, expectedVisitor, press) {
      const load = press ? preloadScripts : fetchScripts;
      const next = screenAt({ pathname, search: '' }, expectedVisitor, load);
      const session = press?.session;
      const read = (screen?: FirstScreen) =>
        session && prefetchReads(prefetched, config, session, screen);
      // The portal will get the same error and report it.
      next.then(read, () => undefined);
    },
  };
  const stopAnswering = onPlatformMessage('portal:hello', platformOrigins, () =>
    postToPlatform(readyAgain, platformOrigins),
  );
  postToPlatform(readyEvent, platformOrigins);
  preconnect(config);
  // Nobody will hand over, and there is no stored session that may be used. With one, the portal sends the requests itself.
  if (!hasPlatformWindow(platformOrigins) && (!expected || config.requireHandOver))
    prefetchWithoutSession();
  void first.then(() => warmIntl(config.timeZone ?? 'Asia/Manila'));
}

/** The first use of time zone and number data takes a phone up to 100 ms, so the data is loaded early. */
function warmIntl(timeZone: string): void {
  afterPaint(() => {
    try {
      new Intl.DateTimeFormat('en-US', { timeZone }).format();
      (0).toLocaleString('en-US');
    } catch {
      // The validation of the configuration reports an unknown time zone.
    }
  });
}

function preconnect({ partnerApiUrl, fileOrigins = [] }: WrittenConfig): void {
  for (const url of [partnerApiUrl, ...fileOrigins]) {
    const link = document.createElement('link');
    link.rel = 'preconnect';
    link.href = new URL(url).origin;
    // API calls send no cookies but pictures do, so they need different connections.
    if (url === partnerApiUrl) link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}

try {
  retryPageScripts();
  const config = documentJson('portal-config') as WrittenConfig | undefined;
  if (config) start(config);
} catch {
  // The portal will get the same error and report it.
}
