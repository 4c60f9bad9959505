import { JsonLogsSerializer } from '@opentelemetry/otlp-transformer';
import type { TimedEvent } from './otlp-logs';
import { otlpLogs } from './otlp-logs';

const at = Date.UTC(2026, 10, 22, 3, 0, 0, 7);
const nanoseconds = `${at}000000`;
const failed: TimedEvent = {
  name: 'portal.api.failure',
  at,
  attributes: {
    'portal.call': 'invest',
    'error.type': 'http',
    'http.response.status_code': 503,
    'portal.route': '/main',
  },
};
const vital: TimedEvent = {
  name: 'browser.web_vital',
  at,
  attributes: { 'browser.web_vital.name': 'lcp', 'browser.web_vital.value': 1200 },
};

describe('otlpLogs', () => {
  it('equals what the official exporter makes of the same record', () => {
    const record = {
      hrTime: [Math.floor(at / 1000), (at % 1000) * 1e6] as [number, number],
      hrTimeObserved: [Math.floor(at / 1000), (at % 1000) * 1e6] as [number, number],
      severityNumber: 17,
      eventName: failed.name,
      attributes: failed.attributes,
      droppedAttributesCount: 0,
      resource: {
        attributes: { 'service.name': 'investor-portal', 'service.version': '1.0.0-89abcdef01' },
        asyncAttributesPending: false,
        merge: () => record.resource,
        getRawAttributes: () => [],
      },
      instrumentationScope: { name: 'investor-portal.telemetry' },
    };
    const bytes = JsonLogsSerializer.serializeRequest([record as never]);
    const official = JSON.parse(new TextDecoder().decode(bytes)) as object;
    expect(official).toMatchObject(JSON.parse(otlpLogs([failed], '1.0.0-89abcdef01')) as object);
  });

  it('gives a key the same type, whether its value is whole or not', () => {
    expect(otlpLogs([vital], 'x')).toContain('{"doubleValue":1200}');
    expect(otlpLogs([failed], 'x')).toContain('{"intValue":503}');
    expect(otlpLogs([failed], 'x')).toContain(`"timeUnixNano":"${nanoseconds}"`);
  });
});
