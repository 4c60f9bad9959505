import { PartnerApiError } from '@investor-portal/shared/partner-api/errors';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
import { eventOf, messageOfEvent, routePattern } from './events';
import { runningReleases } from './releases';
import type { Signal } from '@investor-portal/shared/runtime/signals';

// As if the browser had loaded every script in the stacks. releases.test.ts covers those that it has not.
beforeAll(() => void Object.assign(performance, { getEntriesByName: () => [1] }));

const hostVersion = '1.0.0-89abcdef01';
const canary = '1.0.0-fedcba9876';
const location = { origin: 'https://portal.example', pathname: '/main/portfolio/stock-position/7' };
const script = 'https://cdn.example/portfolio/assets/entry.0123456789ab.js';
const stack = `portfolio/${canary}/assets/entry.0123456789ab.js:1:2`;
const route = '/main/portfolio/stock-position/:id';

const loaded = (version: string, role: string): Signal => ({
  kind: 'remote',
  remote: 'portfolio',
  change: { status: 'loaded', version, role, loadedInMs: 9 },
});

function eventsOf(...signals: Signal[]) {
  const releases = runningReleases(hostVersion);
  return signals.map((signal) => {
    releases.note(signal);
    const scriptVersion = (url: string) => (url === script ? canary : undefined);
    return eventOf(signal, { location, releases, scriptVersion });
  });
}

it('attributes an error to the release whose script threw it, and tells the platform once of one that failed to load', () => {
  const error = Object.assign(new TypeError('x'), { stack: `f@${script}:1:2` });
  const [failed, , described] = eventsOf(
    {
      kind: 'failure',
      failure: { remote: 'portfolio', kind: 'load' },
      release: { version: canary, role: 'canary' },
    },
    loaded(hostVersion, 'current'),
    { kind: 'error', error },
  );
  expect(described).toEqual({
    name: 'exception',
    attributes: {
      'exception.type': 'TypeError',
      'exception.stacktrace': stack,
      'portal.route': route,
      'portal.remote': 'portfolio',
      'portal.version': canary,
      'portal.role': 'canary',
    },
  });
  const value = { source: 'portfolio', kind: 'script', version: canary, reason: 'TypeError' };
  const message = { action: 'portal:error', value: { ...value, route, stack } };
  expect(described && messageOfEvent(described)).toEqual(message);
  expect(failed?.name).toBe('portal.remote.failure');
  expect(failed && messageOfEvent(failed)).toBeUndefined();
});

it('attributes a screen that failed to render to its remote, and another error to the script’s owner', () => {
  const error = Object.assign(new Error('x'), {
    stack: `f@${location.origin}/assets/main.0123456789ab.js:1:2`,
  });
  const [, ofRemote, ofHost] = eventsOf(
    loaded(canary, 'canary'),
    { kind: 'error', error, remote: 'portfolio' },
    { kind: 'error', error },
  );
  expect(ofRemote?.attributes).toMatchObject({
    'portal.remote': 'portfolio',
    'portal.version': canary,
    'exception.stacktrace': 'host/assets/main.0123456789ab.js:1:2',
  });
  expect(ofHost?.attributes).toMatchObject({
    'portal.remote': 'host',
    'portal.version': hostVersion,
    'portal.role': 'current',
  });
});

it('names a failed call and its trace, and ignores one that was never sent', () => {
  const address = 'GET api/v1/partner-transactional/stock-memo/7b0a6a2e';
  const failed = (error: Error): Signal => ({ kind: 'call', call: 'stockMemo', error });
  const error = new PartnerApiError('http', address, 'Ana Reyes has no such position.', 404);
  error.traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  expect(
    eventsOf(
      failed(error),
      failed(new PartnerApiError('session', address, 'Your session has ended in this tab.')),
      failed(new DOMException('', 'AbortError')),
    ),
  ).toEqual([
    {
      name: 'portal.api.failure',
      attributes: {
        'portal.call': 'stockMemo',
        'error.type': 'http',
        'http.response.status_code': 404,
        'portal.trace': error.traceId,
        'portal.route': route,
      },
    },
    undefined,
    undefined,
  ]);
});

const foreign = Object.assign(new Error('x'), { stack: 'f@chrome-extension://abc/x.js:1:2' });
it.each<Signal>([
  // No script of the portal takes part in these errors.
  { kind: 'error', error: foreign },
  { kind: 'error', error: null },
  { kind: 'failure', failure: { remote: 'portfolio', kind: 'switched-off' }, release: undefined },
  { kind: 'failure', failure: { remote: 'ana', kind: 'load' }, release: undefined },
  { kind: 'remote', remote: 'portfolio', change: { status: 'loading' } },
  { kind: 'refusal', cause: 'Ana Reyes' },
])('sends nothing of %j', (signal) => {
  expect(eventsOf(signal)).toEqual([undefined]);
});

const { compare, ...others } = paths;
const guid = '7b0a6a2e-9a3f-4a53-8d5c-2f7a1b6f0c11';

it.each(Object.entries({ ...others, compare: compare([guid]) }))(
  'names the route %s and nothing that is in its address',
  (_, path) => {
    const address = typeof path === 'string' ? path : path(guid, `${guid}9`);
    const [pathname = ''] = address.split('?');
    const pattern = routePattern(pathname);
    expect(pattern).not.toBe('other');
    expect(pattern).not.toContain(guid);
    expect(routePattern(`${pathname}/`)).toBe(pattern);
  },
);

it.each([
  [paths.commitmentByCampaign(guid), patterns.commitmentByCampaign],
  // The API may send no campaign.
  [paths.commitment(guid, ''), patterns.commitment],
  ['/nothing/here', 'other'],
  [`/main/${guid}`, 'other'],
  ['', 'other'],
])('routePattern names %j as %s', (pathname, pattern) => {
  expect(routePattern(pathname)).toBe(pattern);
});
