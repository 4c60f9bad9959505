import { encodeEvent } from './encode-event';
import { messageOfEvent } from './event-message';

const release = {
  'portal.remote': 'portfolio',
  'portal.version': '1.0.0-89abcdef01',
  'portal.role': 'current',
};
const stack = 'portfolio/1.0.0-89abcdef01/assets/entry.0123456789ab.js:1:2';

function messageOf(...[name, values]: Parameters<typeof encodeEvent>) {
  const event = encodeEvent(name, values);
  return event && messageOfEvent(event);
}

describe('messageOfEvent', () => {
  it('reports an error with its release, route and stack', () => {
    const values = {
      'exception.type': 'TypeError',
      'exception.stacktrace': stack,
      'portal.route': '/main/portfolio',
      ...release,
    };
    expect(messageOf('exception', values)).toEqual({
      action: 'portal:error',
      value: {
        source: 'portfolio',
        kind: 'script',
        version: '1.0.0-89abcdef01',
        reason: 'TypeError',
        route: '/main/portfolio',
        stack,
      },
    });
  });

  it('does not repeat a remote’s failure, which the platform has heard of at once', () => {
    expect(messageOf('portal.remote.failure', { 'portal.failure': 'load', ...release })).toBe(
      undefined,
    );
  });
});
