import type { RequestListener } from 'node:http';
import { listenOn, type Listening } from './listen.ts';
import { registryElsewhere } from './registry-elsewhere.ts';
import { registryFreshness } from './registry-freshness.ts';

const { fresh, revalidated, kept } = registryFreshness;

const registryWith = (current: string) =>
  JSON.stringify({
    portfolio: { current, versions: { [current]: { entry: 'm.json', contract: '^2.0.0' } } },
  });
const good =
  (current: string): RequestListener =>
  (_req, res) =>
    res.end(registryWith(current));

describe('a registry on another origin', () => {
  let cdn: Listening & { origin: string };
  let respond: RequestListener;
  let asked: number;
  let seconds: number;
  let said: string[];
  beforeEach(async () => {
    [asked, seconds, said, respond] = [0, 0, [], good('1')];
    cdn = await listenOn(0, (req, res) => {
      asked += 1;
      respond(req, res);
    });
  });
  afterEach(() => cdn.close());

  function registry() {
    const lines = said;
    const surroundings = { now: () => seconds * 1000, log: (line: string) => lines.push(line) };
    return registryElsewhere(`${cdn.origin}/portal/releases.json`, surroundings);
  }

  it('is there for the first page already', async () => {
    const { read, readAt } = registry();
    expect(readAt()).toBeUndefined();
    await expect(read()).resolves.toBe(registryWith('1'));
    expect(readAt()).toEqual(new Date(0));
  });

  it('is asked for once by many pages, and not again while it is fresh', async () => {
    const { read } = registry();
    await Promise.all([read(), read(), read()]);
    seconds = fresh;
    await read();
    expect(asked).toBe(1);
  });

  it('changes without a page having to wait for it', async () => {
    const { read } = registry();
    await read();
    respond = good('2');
    seconds = fresh + revalidated;
    await expect(read()).resolves.toBe(registryWith('1'));
    await until(async () => (await read()) === registryWith('2'));
  });

  it('is read before the page is sent when nobody has asked for long', async () => {
    const { read } = registry();
    await read();
    respond = good('2');
    seconds = fresh + revalidated + 1;
    await expect(read()).resolves.toBe(registryWith('2'));
  });

  it.each<[string, RequestListener]>([
    ['responds with 503', (_req, res) => res.writeHead(503).end('{}')],
    ['cuts the connection', (req) => req.socket.destroy()],
    ['responds with a page', (_req, res) => res.end('<!doctype html>')],
    ['has no entry that a page could use', (_req, res) => res.end('{"portfolio":{}}')],
    ['never responds', () => undefined],
  ])('is the last good one while its server %s, for a limited time', async (_how, broken) => {
    const { read } = registry();
    await read();
    respond = broken;
    seconds = kept;
    await expect(read()).resolves.toBe(registryWith('1'));
    seconds = kept + 1;
    await expect(read()).resolves.toBeUndefined();
  });

  it('that cannot be read holds up one page at most, and is said once', async () => {
    respond = (_req, res) => res.writeHead(503).end();
    const { read } = registry();
    await expect(read()).resolves.toBeUndefined();
    await read();
    expect(asked).toBe(1);
    seconds = fresh;
    await read();
    expect(asked).toBe(2);
    respond = good('1');
    seconds = 2 * fresh;
    await expect(read()).resolves.toBe(registryWith('1'));
    expect(said).toEqual([
      expect.stringContaining('releases.json cannot be read (it responded with 503).'),
      expect.stringContaining('can be read again.'),
    ]);
  });

  it('holds up no page for long when its server never responds', async () => {
    respond = () => undefined;
    const began = performance.now();
    await expect(registry().read()).resolves.toBeUndefined();
    expect(performance.now() - began).toBeLessThan(4_000);
  });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200 && !(await holds()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await holds()).toBe(true);
}
