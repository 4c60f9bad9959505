import type { TelemetryEvent } from './encode-event';

export interface TimedEvent extends TelemetryEvent {
  /** `Date.now()` when it happened. */
  at: number;
}

/** Severity numbers of the OpenTelemetry log data model. */
const info = 9;
const error = 17;

/**
 * Events as an OTLP/HTTP JSON request (`ExportLogsServiceRequest`), which any OpenTelemetry Collector takes. The official
 * exporter does more than this needs, at 12 KB gzip (decision 93); a test reads it with the official schema.
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

// 64-bit integers are strings in the JSON mapping, and milliseconds need six more digits than a number has.
function nanoseconds(at: number): string {
  return `${Math.round(at)}000000`;
}

function attributesOf(values: Readonly<Record<string, string | number>>) {
  return Object.entries(values).map(([key, value]) => ({ key, value: anyValue(key, value) }));
}

// A key has one type, whether its value happens to be whole or not.
function anyValue(key: string, value: string | number) {
  if (typeof value === 'string') return { stringValue: value };
  return key === 'http.response.status_code' ? { intValue: value } : { doubleValue: value };
}
