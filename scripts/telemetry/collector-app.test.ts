import { listenOn, type Listening } from '../serve/listen.ts';
import { collectorPath, withCollector } from './collector-app.ts';
import { releaseQuery, type Measure } from './release-queries.ts';

const portal = 'http://localhost:4100';
const compared = { remote: 'portfolio', versions: ['1.0.0-aa', '1.0.0-bb'], window: '30m' };

let server: Listening & { origin: string };
beforeEach(async () => {
  server = await listenOn(
    0,
    withCollector(portal, (_, res) => res.end('the platform’s page')),
  );
});
afterEach(() => server.close());

const at = (path: string) => `${server.origin}${collectorPath}${path}`;

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

async function ask(measure: Measure): Promise<Record<string, string>> {
  const query = releaseQuery(measure, compared);
  const response = await fetch(at(`/api/v1/query?query=${encodeURIComponent(query)}`));
  const { data } = (await response.json()) as {
    data: { result: { metric: Record<string, string>; value: [number, string] }[] };
  };
  return Object.fromEntries(
    data.result.map(({ metric, value }) => [metric['portal_version'] ?? '', value[1]]),
  );
}

describe('the demo’s collector', () => {
  it('lets the portal’s pages send beacons, and no other', async () => {
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

  it('answers the queries of a canary’s watch, as Prometheus would', async () => {
    const of = (version: string) => ({ 'portal.remote': 'portfolio', 'portal.version': version });
    for (const version of ['1.0.0-aa', '1.0.0-aa', '1.0.0-bb'])
      await send('portal.remote.load', of(version));
    await send('portal.remote.load', { ...of('1.0.0-aa'), 'portal.remote': 'onboarding' });
    await send('portal.remote.failure', of('1.0.0-bb'));
    for (const value of [1000, 4000, 2000, 3000])
      await send('browser.web_vital', {
        ...of('1.0.0-aa'),
        'browser.web_vital.name': 'lcp',
        'browser.web_vital.value': value,
      });
    expect(await ask('loads')).toEqual({ '1.0.0-aa': '2', '1.0.0-bb': '1' });
    expect(await ask('failures')).toEqual({ '1.0.0-bb': '1' });
    expect(await ask('errors')).toEqual({});
    expect(await ask('lcpCount')).toEqual({ '1.0.0-aa': '4' });
    expect(await ask('lcp')).toEqual({ '1.0.0-aa': '3000' });
  });

  it('says that it answers no other query', async () => {
    const response = await fetch(at('/api/v1/query?query=up'));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: 'error', errorType: 'bad_data' });
  });

  it('leaves everything else to the server behind it', async () => {
    expect(await (await fetch(server.origin)).text()).toBe('the platform’s page');
  });
});
