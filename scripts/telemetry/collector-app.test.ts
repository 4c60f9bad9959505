import type { RequestListener } from 'node:http';
import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import { collectorPath, withCollector } from './collector-app';

const portal = 'http://localhost:4100';

let app: RequestListener;
const server = serveWith((req, res) => app(req, res));
beforeEach(() => (app = withCollector(portal, (_, res) => res.end('the platform’s page'))));

const at = (path: string) => server(collectorPath + path);

function send(eventName: string, values: Record<string, string | number>) {
  const attributes = Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { doubleValue: value },
  }));
  const body = JSON.stringify({
    resourceLogs: [{ scopeLogs: [{ logRecords: [{ eventName, attributes }] }] }],
  });
  return post(body);
}

function post(body: string, headers: Record<string, string> = { origin: portal }) {
  return fetch(at('/v1/logs'), { method: 'POST', body, headers });
}

describe('the demo’s collector', () => {
  it('lets only the portal’s pages send beacons', async () => {
    const asked = await fetch(at('/v1/logs'), { method: 'OPTIONS' });
    expect(asked.status).toBe(204);
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      'access-control-allow-origin': portal,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type',
    });
    expect((await fetch(at('/v1/logs'))).status).toBe(405);
  });

  it.each([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['another port', { origin: `${portal}1` }],
    ['no page', {}],
  ])('refuses what %s sends, which needs no permission to be sent', async (_from, headers) => {
    const { status } = await post('{"resourceLogs":[]}', {
      'content-type': 'text/plain',
      ...headers,
    });
    expect(status).toBe(403);
    expect((await send('exception', {})).status).toBe(200);
    expect(await (await fetch(at(''))).json()).toHaveLength(1);
  });

  it('shows what it has received, newest first', async () => {
    await send('portal.remote.load', { 'portal.duration': 7 });
    await send('exception', { 'exception.type': 'TypeError' });
    expect(await (await fetch(at(''))).json()).toMatchObject([
      { name: 'exception', attributes: { 'exception.type': 'TypeError' } },
      { name: 'portal.remote.load', attributes: { 'portal.duration': 7 } },
    ]);
  });

  it.each(['', 'x', '{}', '{"resourceLogs":[{}]}'])('takes nothing else: %j', async (body) => {
    expect((await post(body)).status).toBe(400);
    expect(await (await fetch(at(''))).json()).toEqual([]);
  });

  it('leaves everything else to the server behind it', async () => {
    expect(await (await fetch(server())).text()).toBe('the platform’s page');
  });
});
