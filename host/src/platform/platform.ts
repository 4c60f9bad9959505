import type { PortalMessage } from '@investor-portal/embed/messages';
import { documentStart } from '@investor-portal/shared/contract/document-start';
import { hasPlatformWindow, postToPlatform } from '@investor-portal/shared/runtime/platform-window';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { onPlatformMessage, readyAgain, readyEvent } from './platform-messages';

export function hasPlatform(): boolean {
  return hasPlatformWindow(runtimeConfig().platformOrigins);
}

/** The latest event of each kind, replayed to a platform page that subscribes late. */
const posted = new Map<string, PortalMessage>();
/** The number of events to keep. More kinds of errors would not help anyone to diagnose a problem. */
const maxPosted = 20;

export function notifyPlatform(event: PortalMessage): void {
  const kind = event.action === 'portal:error' ? JSON.stringify(event) : event.action;
  posted.delete(kind);
  if (posted.size < maxPosted) posted.set(kind, event);
  postToPlatform(event, runtimeConfig().platformOrigins);
}

const reported = new Set<string>();

export function warnOnce(problem: string): boolean {
  if (reported.has(problem)) return false;
  reported.add(problem);
  console.warn(problem);
  return true;
}

export function reportOnce(
  problem: string,
  value: { source: string; kind: string; reason: string },
): void {
  if (warnOnce(problem)) notifyPlatform({ action: 'portal:error', value });
}

export function repeatWhenGreeted(): () => void {
  const { platformOrigins } = runtimeConfig();
  return onPlatformMessage('portal:hello', platformOrigins, () => {
    postToPlatform(readyAgain, platformOrigins);
    for (const event of posted.values()) postToPlatform(event, platformOrigins);
  });
}

/** Called when the platform's page hands over, because that page has received every event so far. */
export function forgetPostedEvents(): void {
  posted.clear();
}

/** Announces the portal once per page. If the document's first script ran, it has announced the portal already. */
export function announceReady(): void {
  if (!documentStart()) notifyPlatform(readyEvent);
}

const activityPauseMs = 60_000;
// Scripts scroll too, so a turn of the wheel counts instead of a scroll. Fingers that scroll begin with 'pointerdown'.
const activitySigns = ['pointerdown', 'keydown', 'wheel'];

/** Tells the platform's page, whose idle timer cannot see into the frame, at most once a minute that the investor is active. */
export function reportActivity(): void {
  let last = -activityPauseMs;
  const report = ({ timeStamp }: Event) => {
    if (window.parent === window || timeStamp - last < activityPauseMs) return;
    last = timeStamp;
    postToPlatform({ action: 'portal:activity', value: null }, runtimeConfig().platformOrigins);
  };
  for (const sign of activitySigns)
    window.addEventListener(sign, report, { capture: true, passive: true });
}

/** Loads code for a message. If it fails, the platform is told once, and the code is loaded again, `isLate`, when the device is online. */
export function loadCode<Code>(
  load: () => Promise<Code>,
  use: (code: Code, isLate: boolean) => void,
  lost: { source: string; reason: string },
  isLate = false,
): Promise<void> {
  return load().then(
    (code) => use(code, isLate),
    () => {
      reportOnce(`InvestorPortal: ${lost.reason}`, { ...lost, kind: 'load' });
      const again = () => void loadCode(load, use, lost, true);
      window.addEventListener('online', again, { once: true });
    },
  );
}
