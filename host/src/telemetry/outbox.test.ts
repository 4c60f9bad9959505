/** @jest-environment jest-fixed-jsdom */
import { JsonLogsSerializer } from '@opentelemetry/otlp-transformer';
import { openOutbox, otlpLogs } from './outbox';

const event = { name: 'portal.remote.load', attributes: { 'portal.duration': 7 } } as const;
const url = 'https://collector.example/v1/logs';

/** jsdom has no beacons. */
let beacons: { url: string; body: Blob }[];
let visibility: DocumentVisibilityState;

function hide() {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}

async function recordsOf({ body }: { body: Blob }) {
  const sent = JSON.parse(await body.text()) as {
    resourceLogs: { scopeLogs: { logRecords: object[] }[] }[];
  };
  return sent.resourceLogs[0]?.scopeLogs[0]?.logRecords ?? [];
}

describe('openOutbox', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    beacons = [];
    visibility = 'visible';
    const get = () => visibility;
    Object.defineProperty(document, 'visibilityState', { configurable: true, get });
    Object.assign(navigator, {
      sendBeacon: (to: string, body: Blob) => beacons.push({ url: to, body }) > 0,
    });
  });

  it('sends the waiting events as JSON, and nothing when none wait', async () => {
    const add = openOutbox(url, '1.0.0-89abcdef01');
    jest.advanceTimersByTime(60_000);
    expect(beacons).toEqual([]);
    add(event);
    add(event);
    expect(beacons).toEqual([]);
    jest.advanceTimersByTime(10_000);
    const [beacon] = beacons;
    expect(beacon?.url).toBe(url);
    expect(beacon?.body.type).toBe('application/json');
    jest.useRealTimers();
    expect(beacon && (await recordsOf(beacon))).toHaveLength(2);
  });

  it('sends a full batch at once, the rest when the page ends or is hidden, and what is measured then, and bears a browser without beacons', async () => {
    const add = openOutbox(url, 'x');
    for (let sent = 0; sent < 45; sent += 1) add(event);
    expect(beacons).toHaveLength(2);
    window.dispatchEvent(new Event('pagehide'));
    expect(beacons).toHaveLength(3);
    add(event);
    hide();
    expect(beacons).toHaveLength(4);
    add(event);
    add(event);
    await Promise.resolve();
    expect(beacons).toHaveLength(5);
    Object.assign(navigator, { sendBeacon: undefined });
    add(event);
    expect(() => hide()).not.toThrow();
  });
});

const at = Date.UTC(2026, 10, 22, 3, 0, 0, 7);
const failed = {
  name: 'portal.api.failure' as const,
  at,
  attributes: {
    'portal.call': 'invest',
    'error.type': 'http',
    'http.response.status_code': 503,
    'portal.route': '/main',
  },
};
const vital = {
  name: 'browser.web_vital' as const,
  at,
  attributes: { 'browser.web_vital.name': 'lcp', 'browser.web_vital.value': 1200 },
};

it('otlpLogs equals what the official exporter makes of the same record, and gives a key the same type, whether its value is whole or not', () => {
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
  expect(otlpLogs([vital], 'x')).toContain('{"doubleValue":1200}');
});
