import { cdnApp } from './cdn-app';
import { listenOn } from './listen';
import { fuzzPort } from './testing/fuzz-port';
import { rawRequest } from './testing/raw-request';
import { ask, script, servedFolder, servers } from './testing/static-servers';

it.each(servers)(
  '%s answers nothing with 500, and keeps running',
  async (_name, listener, served) => {
    const server = await listenOn(0, listener);
    const port = Number(new URL(server.origin).port);
    const huge = await ask(server.origin, `/${'a'.repeat(20_000)}`);
    expect(huge.status).toBe(431);
    for (const line of ['CONNECT a:1', 'BREW /', 'GET'])
      await rawRequest(port, line).catch(() => undefined);
    expect(await fuzzPort(port, served)).toEqual([]);
    expect((await fetch(server.origin + served[0])).status).toBe(200);
    await server.close();
  },
);

it('the CDN answers nothing with 500', async () => {
  const server = await listenOn(
    0,
    cdnApp(servedFolder, () => '{}'),
  );
  const paths = ['/portal/releases.json', `/portal/portfolio/${script}`];
  expect(await fuzzPort(Number(new URL(server.origin).port), paths)).toEqual([]);
  await server.close();
});
