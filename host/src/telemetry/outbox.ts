import type { TelemetryEvent } from './encode-event';
import { otlpLogs, type TimedEvent } from './otlp-logs';

/** How long an event may wait for others. */
const waitMs = 10_000;
/** All beacons of a page that are in flight may carry 64 KB together. */
const maxWaiting = 20;

/**
 * Sends events to an OpenTelemetry Collector by beacon: in batches, and the rest when the page is hidden or left. Nobody
 * waits for it, and a collector that does not respond changes nothing.
 * @param version the host's, which names the source of all events.
 */
export function openOutbox(url: string, version: string): (event: TelemetryEvent) => void {
  let waiting: TimedEvent[] = [];
  let timer: number | undefined;

  function flush() {
    window.clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const body = new Blob([otlpLogs(waiting, version)], { type: 'application/json' });
    waiting = [];
    try {
      navigator.sendBeacon(url, body);
    } catch {
      // Without beacons nothing is sent.
    }
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);

  return (event) => {
    waiting.push({ ...event, at: Date.now() });
    // Vitals that end when the page is hidden may arrive after the flush, and a timer may no longer run.
    if (document.visibilityState === 'hidden') queueMicrotask(flush);
    else if (waiting.length >= maxWaiting) flush();
    else timer ??= window.setTimeout(flush, waitMs);
  };
}
