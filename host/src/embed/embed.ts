import type {
  Appearance,
  DetailsReason,
  InvestorPortalApi,
  MountedPortal,
  MountOptions,
} from '@investor-portal/embed/embed-types';
import {
  protocolVersion,
  type PortalEvent,
  type PortalMessage,
  type PortalStatus,
  type SessionError,
} from '@investor-portal/embed/messages';
import { announcementOf, answerRequest } from './app-actions';
import { checkDestination, checkOptions, needs, unmounted } from './check-options';
import { createFrame, fitHeight, markSignOut, nameFrame } from './portal-frame';
import { screenOpener } from './screen-opener';
import {
  confirmSignOut,
  removeAfterSignOut,
  signOutUnmounted,
  stopSignOut,
  untilSignedOut,
} from './sign-out-delivery';
import { trackStatus } from './status';
import { watchStart } from './watch-start';

/** A portal that posts one of these has received what this page posted to it before. */
const postedByMainScript = ['portal:navigated', 'portal:session-expired', 'portal:signed-out'];

let shown: { origin: string; portal: MountedPortal } | undefined;

/** Signs out on any page. A page that shows the portal needs no second, hidden one. */
export function signOut(options: Pick<MountOptions, 'portalUrl'>): Promise<void> {
  const { origin } = checkOptions('signOut', options);
  return shown?.origin === origin ? shown.portal.signOut() : signOutUnmounted(origin);
}

export function mount(element: Element, options: MountOptions): MountedPortal {
  const url = checkOptions('mount', options);
  if (!(element as Element | null)) throw needs('mount', 'an element of the page');
  const first = options.screen ? new URL(checkDestination('mount', options.screen), url) : url;
  const iframe = createFrame(first.href, options.title);
  stopSignOut();
  let { appearance } = options;
  if (appearance) nameFrame(iframe, appearance);

  // Requests are numbered, so that details of a previous investor that arrive late are dropped.
  let requestCount = 0;
  let oldestAccepted = 0;
  let isMounted = true;
  /** A sign-out is posted until a running portal has received it. A later one would end the next session of another tab. */
  let signOutState: 'none' | 'posted' | 'received' = 'none';
  /** Whether the portal may still confirm a sign-out, which it does only if an investor was signed in. */
  let isUnconfirmed = false;
  /** Whether this page has signed out and the document that it told has not ended yet. */
  let isSigningOut = false;
  /** Whether the portal's document has ended its session. It would neither need nor confirm a sign-out. */
  let hasEnded = false;

  /** Whether a session was running when the page handed over the latest details by itself. */
  let wasRunning: boolean | undefined;
  const screens = screenOpener(
    (destination) => post('portal:navigate', destination),
    () => isSigningOut,
  );
  const height = fitHeight(iframe, options.height);
  // Emit later, so that the page's handler can use the result of `mount`, and its error ends nothing here.
  const tellStatus = (value: PortalStatus) =>
    queueMicrotask(() => emit({ action: 'embed:status', value }));
  const status = trackStatus(url, tellStatus);
  const start = watchStart(iframe, url, status.fail);
  /** Whether a session goes on even if the details of the page's own `handOver` fail. */
  const isRunning = (by: DetailsReason) => by === 'handover' && status.current().state === 'ready';

  function post(action: string, value: string | object | null = null) {
    const message = { action, value, protocol: protocolVersion, ...announcementOf(options) };
    iframe.contentWindow?.postMessage(message, url.origin);
    if (action === 'portal:sign-out') markSignOut();
  }

  function setAppearance(chosen: Appearance) {
    if (!isMounted) throw unmounted('setAppearance');
    appearance = chosen;
    nameFrame(iframe, appearance);
    post('portal:appearance', appearance);
  }

  async function sendDetails(reason: DetailsReason) {
    const request = ++requestCount;
    const fail = (problem: string, thrown?: unknown) => {
      if (isAwaited(request) && !isRunning(reason)) status.fail('details', problem, thrown);
    };
    const timer = setTimeout(() => fail('getPartnerDetails has not answered in 5 s.'), 5_000);
    try {
      const details = await options.getPartnerDetails({ reason });
      const value = JSON.stringify(details) as string | undefined;
      if (!value) throw new Error('getPartnerDetails returned nothing.');
      if (!isAwaited(request)) return;
      oldestAccepted = request;
      isUnconfirmed = details === null && (isUnconfirmed || wasRunning !== undefined);
      if (details === null) {
        status.noteSignOut('page');
        return post('portal:sign-out');
      }
      wasRunning = isRunning(reason);
      status.note({ isHandedOver: true, signedOut: undefined });
      // A document that has ended opens another one for these details.
      if (hasEnded) start.expectDocument();
      hasEnded = false;
      post('bibo', value);
    } catch (error) {
      if (isAwaited(request)) post('portal:session-unavailable');
      fail(String(error), error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  function handOver() {
    if (!isMounted) return Promise.reject(unmounted('handOver'));
    signOutState = 'none';
    stopSignOut();
    dropPendingRequests();
    return sendDetails('handover');
  }

  function signOutHere(): Promise<void> {
    status.noteSignOut('page');
    screens.forget();
    dropPendingRequests();
    if (!isMounted || !iframe.isConnected) return signOutUnmounted(url.origin);
    signOutState = hasEnded || signOutState === 'received' ? 'received' : 'posted';
    if (signOutState === 'received') return Promise.resolve();
    isUnconfirmed = isSigningOut = true;
    post('portal:sign-out');
    return untilSignedOut();
  }

  /** After `unmount`, a frame that stays for its sign-out must not get a session. */
  function isAwaited(request: number) {
    return isMounted && request >= oldestAccepted;
  }

  function dropPendingRequests() {
    oldestAccepted = requestCount + 1;
  }

  function receive({ origin: from, source, data, ports }: MessageEvent) {
    if (from !== url.origin || source !== iframe.contentWindow) return;
    const event = data as PortalMessage | null;
    if (typeof event?.action !== 'string' || !event.action.startsWith('portal:')) return;
    if (answerRequest({ data, ports }, options.appActions)) return;
    if (event.action === 'portal:ready') {
      showScreen(false);
      hasEnded = isSigningOut = false;
      // The document may have read the frame's name before the appearance in it changed.
      if (appearance) post('portal:appearance', appearance);
    }
    // The investor asks after the sign-out, so the page knows whether somebody has signed in since.
    if (signOutState === 'received' && reasonOf(event) === 'retry') signOutState = 'none';
    if (signOutState === 'posted' && postedByMainScript.includes(event.action))
      signOutState = 'received';
    if (event.action === 'portal:ready' || event.action === 'portal:session-expired') {
      if (signOutState === 'posted') void signOutHere();
      else if (signOutState === 'received') post('portal:session-unavailable', 'signed-out');
      // `sendDetails` has already reported the failure.
      else sendDetails(reasonOf(event)).catch(() => undefined);
    }
    if (event.action === 'portal:signed-out') {
      status.noteSignOut(isUnconfirmed || isSigningOut ? 'page' : 'other-tab');
      // After this page's own sign-out, what is pending is for the next investor. If another tab signed out, it is not.
      if (!isSigningOut) {
        dropPendingRequests();
        screens.forget();
      }
      // The portal's document has ended, so it opens no screen.
      showScreen(false);
      // The details of the next investor have followed the sign-out.
      if (isSigningOut && !isUnconfirmed) start.expectDocument();
      isUnconfirmed = isSigningOut = false;
      hasEnded = true;
      confirmSignOut();
    }
    if (event.action === 'portal:superseded' && !isUnconfirmed) {
      status.noteSignOut('other-tab');
      screens.forget();
      showScreen(false);
    }
    if (event.action === 'portal:navigated') {
      // Without a session there was nothing to end, and the next investor has been handed over since.
      if (!isUnconfirmed) isSigningOut = false;
      // At the root the portal is about to lead to its first screen.
      showScreen(event.value?.path !== '/');
    }
    if (event.action === 'portal:session-accepted') status.note({ sessionFailure: undefined });
    if (event.action === 'portal:error' && event.value.source === 'session') {
      const { kind, reason = kind } = event.value;
      if (kind !== 'details' || !wasRunning) status.fail(kind as SessionError, reason);
    }
    if (event.action === 'portal:sign-in-wanted') options.onSignIn?.();
    if (event.action === 'portal:resize') height.fit(event.value);
    emit({ action: event.action, value: event.value } as PortalMessage);
  }

  function showScreen(isShown: boolean) {
    screens.setShown(isShown);
    status.note({ isShown, failure: undefined });
  }

  function emit(event: PortalEvent) {
    if (isMounted) options.onEvent?.(event);
  }

  window.addEventListener('message', receive);
  element.append(iframe);
  tellStatus(status.current());
  const portal: MountedPortal = {
    iframe,
    handOver,
    signOut: signOutHere,
    setAppearance,
    get status() {
      return status.current();
    },
    navigate(destination) {
      if (!isMounted) throw unmounted('navigate');
      screens.navigate(destination);
    },
    unmount() {
      start.stop();
      window.removeEventListener('message', receive);
      height.stop();
      isMounted = false;
      if (shown?.portal === portal) shown = undefined;
      if (isUnconfirmed) removeAfterSignOut(iframe, url);
      else iframe.remove();
    },
  };
  shown = { origin: url.origin, portal };
  return portal;
}

({ mount, signOut }) satisfies InvestorPortalApi;

const reasonOf = (event: PortalMessage): DetailsReason =>
  event.action === 'portal:session-expired' ? event.value.reason : 'start';
