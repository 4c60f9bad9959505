import type { TelemetryEvent } from './events';

export interface TimedEvent extends TelemetryEvent {
  /** Epoch ms. */
  at: number;
}

const info = 9;
const error = 17;

/**
 * Encodes events for an OpenTelemetry Collector. The official exporter has 12 KB gzip and does more than we need.
 * Log records, because a stream of metrics has one writer, and pages are thousands. A test reads this request with the official schema.
 */
export function otlpLogs(events: readonly TimedEvent[], version: string): string {
  return JSON.stringify({
    resourceLogs: [
      {
        resource: {
          attributes: attributesOf({
            'service.name': 'investor-portal',
            'service.version': version,
          }),
        },
        scopeLogs: [
          {
            scope: { name: 'investor-portal.telemetry' },
            logRecords: events.map(({ name, at, attributes }) => ({
              timeUnixNano: nanoseconds(at),
              observedTimeUnixNano: nanoseconds(at),
              severityNumber: name === 'browser.web_vital' || name.endsWith('.load') ? info : error,
              eventName: name,
              attributes: attributesOf(attributes),
            })),
          },
        ],
      },
    ],
  });
}

// 64-bit integers are strings in the JSON mapping. Nanoseconds have six digits more than a number can hold.
function nanoseconds(at: number): string {
  return `${Math.round(at)}000000`;
}

function attributesOf(values: Readonly<Record<string, string | number>>) {
  return Object.entries(values).map(([key, value]) => ({ key, value: anyValue(key, value) }));
}

// A key always has the same type, even if its value is a whole number.
function anyValue(key: string, value: string | number) {
  if (typeof value === 'string') return { stringValue: value };
  return key === 'http.response.status_code' ? { intValue: value } : { doubleValue: value };
}
