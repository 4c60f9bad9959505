import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Change, Way } from '../settings/measurement';
import { following } from './released-portals';

describe('a portal that is released while it is served', () => {
  it('serves the release of now, without dictionaries where none are wanted', () => {
    const served: string[] = [];
    const note = (change: Change) => (req: IncomingMessage) =>
      void served.push(`${change} ${String(req.headers['available-dictionary'])}`);
    const releases = new Map((['none', 'host'] as const).map((each) => [each, note(each)]));
    const ask = (change: Change, way: Way) => {
      const req = new IncomingMessage(new Socket());
      req.headers['available-dictionary'] = ':hash:';
      following({ change, way }, releases)(req, new ServerResponse(req));
    };
    ask('none', 'with dictionaries');
    ask('host', 'with dictionaries');
    ask('host', 'without dictionaries');
    expect(served).toEqual(['none :hash:', 'host :hash:', 'host undefined']);
  });
});
