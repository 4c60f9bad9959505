import type { TelemetryEvent } from './events';
import { otlpLogs, type TimedEvent } from './otlp-logs';

/** An event waits at most this long for other events, in ms. */
const waitMs = 10_000;
/** A batch is sent at this many events, because browsers limit all beacons in flight to 64 KB together. */
const maxWaiting = 20;

/**
 * Sends batches by beacon, and the rest when the page is hidden. A collector that does not respond has no effect.
 * @param version the host's version, which names the source of all events.
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
      // Without beacons, no events are sent.
    }
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);

  return (event) => {
    waiting.push({ ...event, at: Date.now() });
    // Some vitals arrive after the page is hidden and flushed. A timer may not run then.
    if (document.visibilityState === 'hidden') queueMicrotask(flush);
    else if (waiting.length >= maxWaiting) flush();
    else timer ??= window.setTimeout(flush, waitMs);
  };
}
