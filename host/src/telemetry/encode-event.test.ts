import * as v from 'valibot';
import { encodeEvent, eventSchemas, type EventName } from './encode-event';

const release = {
  'portal.remote': 'portfolio',
  'portal.version': '1.0.0-89abcdef01',
  'portal.role': 'canary',
};
const samples: Record<EventName, Record<string, string | number>> = {
  'browser.web_vital': {
    'browser.web_vital.name': 'cls',
    'browser.web_vital.value': 0.0123,
    'portal.route': '/main/portfolio',
    ...release,
  },
  'portal.remote.load': { 'portal.duration': 412, ...release },
  'portal.remote.failure': { 'portal.failure': 'load', ...release },
  'portal.api.failure': {
    'portal.call': 'invest',
    'error.type': 'http',
    'http.response.status_code': 503,
    'portal.route': '/main/portfolio/stock-position/:id',
    'portal.trace': '4bf92f3577b34da6a3ce929d0e0e4736',
  },
  'portal.refusal': { 'portal.cause': 'video' },
  exception: {
    'exception.type': 'TypeError',
    'exception.stacktrace': 'host/assets/main.0123456789ab.js:1:2',
    'portal.route': 'other',
    ...release,
  },
};
const names = Object.keys(eventSchemas) as EventName[];

describe('encodeEvent', () => {
  it.each(names)('passes a valid %s unchanged, with every key', (name) => {
    expect(encodeEvent(name, samples[name])).toEqual({ name, attributes: samples[name] });
    // A collector makes no metric of a record without a key.
    expect(Object.keys(samples[name])).toEqual(Object.keys(eventSchemas[name].entries));
  });

  it.each(names)('drops every other key of a %s', (name) => {
    const values = { ...samples[name], 'user.name': 'Ana Reyes', url: '/main?token=x' };
    expect(encodeEvent(name, values)?.attributes).toEqual(samples[name]);
  });

  it('replaces a value outside the lists where the event is still useful', () => {
    const hostile = {
      ...samples.exception,
      'exception.type': 'AnaReyesError',
      'exception.stacktrace': 'at anaReyes',
      'portal.route': '/main/portfolio/stock-position/7b0a6a2e',
      'portal.version': '7b0a6a2e-9a3f-4a53-8d5c-2f7a1b6f0c11',
      'portal.role': 'Ana',
    };
    expect(encodeEvent('exception', hostile)?.attributes).toEqual({
      'exception.type': 'Error',
      'exception.stacktrace': '',
      'portal.route': 'other',
      'portal.remote': 'portfolio',
      'portal.version': 'unknown',
      'portal.role': 'unknown',
    });
  });

  it.each<[EventName, object]>([
    ['browser.web_vital', { 'browser.web_vital.name': 'ana' }],
    ['browser.web_vital', { 'browser.web_vital.value': '50000.00' }],
    ['browser.web_vital', { 'browser.web_vital.value': -1 }],
    ['browser.web_vital', { 'portal.remote': 'ana' }],
    ['portal.remote.load', { 'portal.duration': Number.NaN }],
    ['portal.remote.load', { 'portal.duration': 9e9 }],
    ['portal.remote.failure', { 'portal.failure': 'switched-off' }],
    ['portal.api.failure', { 'portal.call': 'GET api/v1/x' }],
    ['portal.api.failure', { 'portal.call': 'AnaReyes' }],
  ])('drops a %s whose meaning is outside the lists: %j', (name, change) => {
    expect(encodeEvent(name, { ...samples[name], ...change })).toBeUndefined();
  });

  it('has no key that accepts arbitrary text', () => {
    const free = Object.values(eventSchemas).flatMap(({ entries }) =>
      Object.entries(entries).flatMap(([key, schema]) => {
        const parsed = v.safeParse(schema, 'Ana Reyes');
        return parsed.success && String(parsed.output).includes('Reyes') ? [key] : [];
      }),
    );
    expect(free).toEqual([]);
  });
});
