import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pathOf } from '../serve/path-of';
import { eventsIn, type ReceivedEvent } from './received-events';

/** The number of events that are kept. */
const mostEvents = 10_000;

/** The path of the demo's collector on the platform page's origin. */
export const collectorPath = '/telemetry';

/**
 * Adds the demo's collector in front of another server. It receives and shows the events that the portal would send to an
 * OpenTelemetry Collector. Only `npm start` runs it.
 * @param portal the origin whose pages may send events.
 */
export function withCollector(portal: string, next: RequestListener): RequestListener {
  const events: ReceivedEvent[] = [];

  async function receive(req: IncomingMessage, res: ServerResponse) {
    try {
      events.push(...eventsIn(await text(req), Date.now()));
      events.splice(0, events.length - mostEvents);
      json(res, 200, {});
    } catch {
      json(res, 400, { message: 'This is no OTLP/HTTP JSON request of logs.' });
    }
  }

  return (req, res) => {
    const pathname = pathOf(req);
    if (pathname === `${collectorPath}/v1/logs`) {
      // A beacon is sent with credentials. A JSON beacon needs a preflight.
      res.setHeader('access-control-allow-origin', portal);
      res.setHeader('access-control-allow-credentials', 'true');
      res.setHeader('access-control-allow-headers', 'content-type');
      res.setHeader('vary', 'origin');
      if (req.method === 'OPTIONS') return void res.writeHead(204).end();
      // A page of any site can send a text without a preflight.
      if (req.method === 'POST' && req.headers.origin !== portal)
        return json(res, 403, { message: `Only pages of ${portal} may send.` });
      if (req.method === 'POST') return receive(req, res);
      return void res.writeHead(405, { allow: 'POST, OPTIONS' }).end();
    }
    if (req.method === 'GET' && pathname === collectorPath)
      return json(res, 200, events.toReversed());
    return next(req, res);
  };
}

function json(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  res.end(JSON.stringify(body, null, 2));
}
