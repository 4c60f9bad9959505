import { PartnerApiError } from '@investor-portal/shared/partner-api/errors';
import { describeSignal } from './describe-signal';
import { runningReleases } from './running-releases';
import type { Signal } from '@investor-portal/shared/runtime/signals';

const hostVersion = '1.0.0-89abcdef01';
const canary = '1.0.0-fedcba9876';
const location = { origin: 'https://portal.example', pathname: '/main/portfolio/stock-position/7' };
const script = 'https://cdn.example/portfolio/assets/entry.0123456789ab.js';

const loaded = (version: string, role: string): Signal => ({
  kind: 'remote',
  remote: 'portfolio',
  change: { status: 'loaded', version, role, loadedInMs: 9 },
});

function describeAll(...signals: Signal[]) {
  const releases = runningReleases(hostVersion);
  return signals.map((signal) => {
    releases.note(signal);
    return describeSignal(
      signal,
      location,
      releases,
      (url) => (url === script ? canary : undefined),
      () => true,
    );
  });
}

describe('describeSignal', () => {
  it('attributes an error to the release whose script threw it, even one that failed to load', () => {
    const error = Object.assign(new TypeError('x'), { stack: `f@${script}:1:2` });
    const [, , described] = describeAll(
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
      values: {
        'exception.type': 'TypeError',
        'exception.stacktrace': `portfolio/${canary}/assets/entry.0123456789ab.js:1:2`,
        'portal.route': '/main/portfolio/stock-position/:id',
        'portal.remote': 'portfolio',
        'portal.version': canary,
        'portal.role': 'canary',
      },
    });
  });

  it('attributes a screen that failed to render to its remote, wherever the error was thrown', () => {
    const error = Object.assign(new Error('x'), {
      stack: `f@${location.origin}/assets/main.0123456789ab.js:1:2`,
    });
    const [, described] = describeAll(loaded(canary, 'canary'), {
      kind: 'error',
      error,
      remote: 'portfolio',
    });
    expect(described?.values).toMatchObject({
      'portal.remote': 'portfolio',
      'portal.version': canary,
      'exception.stacktrace': 'host/assets/main.0123456789ab.js:1:2',
    });
  });

  it('attributes an error of the host to its version', () => {
    const error = Object.assign(new Error('x'), {
      stack: `f@${location.origin}/assets/main.0123456789ab.js:1:2`,
    });
    const [described] = describeAll({ kind: 'error', error });
    expect(described?.values).toMatchObject({
      'portal.remote': 'host',
      'portal.version': hostVersion,
      'portal.role': 'current',
    });
  });

  it('ignores errors in which no script of the portal takes part', () => {
    const error = Object.assign(new Error('x'), { stack: 'f@chrome-extension://abc/x.js:1:2' });
    expect(describeAll({ kind: 'error', error }, { kind: 'error', error: null })).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('names a failed call, and ignores one that was never sent', () => {
    const call = 'GET api/v1/partner-transactional/stock-memo/7b0a6a2e';
    const failed = (...of: ConstructorParameters<typeof PartnerApiError>): Signal => ({
      kind: 'call',
      call: 'stockMemo',
      error: new PartnerApiError(...of),
    });
    expect(
      describeAll(
        failed('http', call, 'Ana Reyes has no such position.', 404),
        failed('session', call, 'Your session has ended in this tab.'),
        { kind: 'call', call: 'stockMemo', error: new DOMException('', 'AbortError') },
      ),
    ).toEqual([
      {
        name: 'portal.api.failure',
        values: {
          'portal.call': 'stockMemo',
          'error.type': 'http',
          'http.response.status_code': 404,
          'portal.route': '/main/portfolio/stock-position/:id',
        },
      },
      undefined,
      undefined,
    ]);
  });

  it('names the trace of a failed call', () => {
    const error = new PartnerApiError('offline', 'GET api/v1/x', 'The server cannot be reached.');
    error.traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    expect(describeAll({ kind: 'call', call: 'stockMemo', error })).toMatchObject([
      { values: { 'portal.trace': error.traceId } },
    ]);
  });
});
