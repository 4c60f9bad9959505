import type { TelemetryEvent } from './events';

/** An event waits at most this long for other events, in ms. */
const waitMs = 10_000;
/** A batch is sent at this many events, because browsers limit all beacons in flight to 64 KB together. */
const maxWaiting = 20;

/** Sends batches by beacon, and the rest when the page is hidden. `version` is the host's, the source of all events. */
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

/** `at` is in epoch ms. */
type TimedEvent = TelemetryEvent & { at: number };

const info = 9;
const error = 17;

/** Encodes events for an OpenTelemetry Collector, because the official exporter has 12 KB gzip. */
export function otlpLogs(events: readonly TimedEvent[], version: string): string {
  const service = { 'service.name': 'investor-portal', 'service.version': version };
  const resource = { attributes: attributesOf(service) };
  const scope = { name: 'investor-portal.telemetry' };
  const logRecords = events.map(({ name, at, attributes }) => ({
    timeUnixNano: nanoseconds(at),
    observedTimeUnixNano: nanoseconds(at),
    severityNumber: name === 'browser.web_vital' || name.endsWith('.load') ? info : error,
    eventName: name,
    attributes: attributesOf(attributes),
  }));
  return JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ scope, logRecords }] }] });
}

// 64-bit integers are strings in the JSON mapping. Nanoseconds have six digits more than a number can hold.
function nanoseconds(at: number): string {
  return `${Math.round(at)}000000`;
}

// A key always has the same type, even if its value is a whole number.
function attributesOf(values: Readonly<Record<string, string | number>>) {
  return Object.entries(values).map(([key, value]) => {
    if (typeof value === 'string') return { key, value: { stringValue: value } };
    const isCode = key === 'http.response.status_code';
    return { key, value: isCode ? { intValue: value } : { doubleValue: value } };
  });
}
