import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Change } from '../releases/changes';
import { following } from './released-portals';

describe('a portal that is released while it is served', () => {
  it('serves the release of now, without dictionaries where none are wanted', () => {
    const served: string[] = [];
    const release = (change: Change) =>
      [
        change,
        (req: IncomingMessage) =>
          void served.push(`${change} ${String(req.headers['available-dictionary'])}`),
      ] as const;
    const portal = { change: 'none' as Change, way: 'with dictionaries' as const };
    const releases = new Map([release('none'), release('host')]);
    const ask = (each: Parameters<typeof following>[0]) => {
      const req = new IncomingMessage(new Socket());
      req.headers['available-dictionary'] = ':hash:';
      following(each, releases)(req, new ServerResponse(req));
    };
    ask(portal);
    ask({ ...portal, change: 'host' });
    ask({ change: 'host', way: 'without dictionaries' });
    expect(served).toEqual(['none :hash:', 'host :hash:', 'host undefined']);
  });
});
