import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { signals, type Signal } from '@investor-portal/shared/runtime/signals';
import type { PortalMessage } from '@investor-portal/embed/messages';
import type { Mount } from '@investor-portal/shared/contract/mounts';
import {
  eventOf,
  messageOfEvent,
  vitalEvent,
  type PageContext,
  type TelemetryEvent,
} from './events';
import { openOutbox } from './outbox';
import { runningReleases, type ScriptVersion } from './releases';

/** More events of a page that keeps failing would contain nothing new. */
const maxEvents = 200;

export function runTelemetry(
  notifyPlatform: (event: PortalMessage) => void,
  mountAt: (pathname: string) => Mount | undefined,
  scriptVersion: ScriptVersion,
): void {
  const { telemetryUrl } = runtimeConfig();
  const hostVersion = document.documentElement.dataset['hostVersion'] ?? 'unknown';
  const toCollector = telemetryUrl ? openOutbox(telemetryUrl, hostVersion) : undefined;
  const releases = runningReleases(hostVersion);
  const page: PageContext = { location: window.location, releases, scriptVersion };
  const landing = landingPath();
  let count = 0;

  function emit(event: TelemetryEvent | undefined) {
    if (!event || (count += 1) > maxEvents) return;
    const message = messageOfEvent(event);
    if (message) notifyPlatform(message);
    toCollector?.(event);
  }

  receiveSignals((signal) => {
    page.releases.note(signal);
    emit(eventOf(signal, page));
  });
  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB])
    onVital((vital) => emit(vitalEvent(vital, landing, mountAt(landing)?.remote ?? 'host', page)));
}

// The platform may open the portal at its root, which the hand-over redirects.
function landingPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  const opened = navigation ? new URL(navigation.name).pathname : '/';
  return opened === '/' ? window.location.pathname : opened;
}

function receiveSignals(receive: (signal: Signal) => void): void {
  const waiting = signals.splice(0);
  signals.push = (...next) => {
    next.forEach((signal) => receive(signal));
    return 0;
  };
  signals.push(...waiting);
}
