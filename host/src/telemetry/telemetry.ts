import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { signals, type Signal } from '@investor-portal/shared/runtime/signals';
import type { PortalMessage } from '@investor-portal/embed/messages';
import type { Mount } from '@investor-portal/shared/contract/mounts';
import { encodeEvent, type EventName } from './encode-event';
import { messageOfEvent } from './event-message';
import { openOutbox } from './outbox';
import { routePattern } from './route-pattern';
import { describeSignal } from './describe-signal';
import { runningReleases } from './running-releases';
import type { ScriptVersion } from './script-positions';

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
  const landing = landingPath();
  let count = 0;

  function emit(name: EventName, values: object) {
    const event = encodeEvent(name, values);
    if (!event || (count += 1) > maxEvents) return;
    const message = messageOfEvent(event);
    if (message) notifyPlatform(message);
    toCollector?.(event);
  }

  // All vitals of a page belong to the screen that it opened with.
  function emitVital({ name, value }: Metric) {
    emit('browser.web_vital', {
      'browser.web_vital.name': name.toLowerCase(),
      'browser.web_vital.value': name === 'CLS' ? Math.round(value * 1e4) / 1e4 : Math.round(value),
      'portal.route': routePattern(landing),
      ...releases.of(mountAt(landing)?.remote ?? 'host'),
    });
  }

  receiveSignals((signal) => {
    releases.note(signal);
    const event = describeSignal(signal, window.location, releases, scriptVersion);
    if (event) emit(event.name, event.values);
  });
  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) onVital(emitVital);
}

// The platform may open the portal at its root, which the hand-over redirects.
function landingPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  const opened = navigation ? new URL(navigation.name).pathname : '/';
  return opened === '/' ? window.location.pathname : opened;
}

export function receiveSignals(receive: (signal: Signal) => void): void {
  const waiting = signals.splice(0);
  signals.push = (...next) => {
    next.forEach((signal) => receive(signal));
    return 0;
  };
  signals.push(...waiting);
}
