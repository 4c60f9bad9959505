import { JsonLogsSerializer } from '@opentelemetry/otlp-transformer';
import root from '@opentelemetry/otlp-transformer/build/src/generated/root';
import type { TimedEvent } from './otlp-logs';
import { otlpLogs } from './otlp-logs';

interface Schema {
  fromObject(json: object): object;
  encode(message: object): { finish(): Uint8Array };
  decode(bytes: Uint8Array): object;
  toObject(message: object, options: object): object;
}

/** The package's types describe only a part of the generated schema. */
const { opentelemetry } = root as unknown as {
  opentelemetry: { proto: { collector: { logs: { v1: { ExportLogsServiceRequest: Schema } } } } };
};
const request = opentelemetry.proto.collector.logs.v1.ExportLogsServiceRequest;
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
  const sent = JSON.parse(otlpLogs([failed, vital], '1.0.0-89abcdef01')) as object;

  it('is a request of the official schema, which reads every field', () => {
    const read = request.toObject(
      request.decode(request.encode(request.fromObject(sent)).finish()),
      {
        longs: String,
        enums: Number,
      },
    );
    // The schema reads a 64-bit integer as text.
    expect(
      JSON.parse(JSON.stringify(read).replaceAll('"intValue":"503"', '"intValue":503')),
    ).toEqual(sent);
  });

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
