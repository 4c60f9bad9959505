import type { RequestListener } from 'node:http';
import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import type { RegistryKey } from '@investor-portal/registry/signatures';
import { SigningKey } from '@investor-portal/registry/testing/signing-key';
import { registryElsewhere, registryFreshness } from './registry-elsewhere';
import { until } from '../workspace/testing/until';

const { fresh, revalidated, kept } = registryFreshness;

const registryWith = (current: string) =>
  JSON.stringify({
    portfolio: { current, versions: { [current]: { entry: 'm.json', contract: '^3.0.0' } } },
  });
const good =
  (current: string): RequestListener =>
  (_req, res) =>
    res.end(registryWith(current));

describe('a registry on another origin', () => {
  let respond: RequestListener;
  let asked: number;
  let seconds: number;
  let said: string[];
  const cdn = serveWith((req, res) => {
    asked += 1;
    respond(req, res);
  });
  beforeEach(() => {
    [asked, seconds, said, respond] = [0, 0, [], good('1')];
  });

  function registry(trusted: { keys?: RegistryKey[]; minSerial?: number } = {}) {
    const lines = said;
    const surroundings = { now: () => seconds * 1000, log: (line: string) => lines.push(line) };
    return registryElsewhere(cdn('/releases.json'), { ...trusted, ...surroundings });
  }

  it('is there for the first page, and requested once for many, not again while it is fresh', async () => {
    const { read, readAt } = registry();
    expect(readAt()).toBeUndefined();
    await expect(read()).resolves.toBe(registryWith('1'));
    expect(readAt()).toEqual(new Date(0));
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
    // After a long time, the page waits for it.
    respond = good('3');
    seconds += fresh + revalidated + 1;
    await expect(read()).resolves.toBe(registryWith('3'));
  });

  it.each<[string, RequestListener]>([
    ['responds with 503', (_req, res) => res.writeHead(503).end('{}')],
    ['cuts the connection', (req) => req.socket.destroy()],
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

  describe('whose signature is asked for', () => {
    const [ours, stranger] = [new SigningKey('2026'), new SigningKey('2026')];
    const text = (current: string, serial: number, key = ours) =>
      key.sign({ serial, ...(JSON.parse(registryWith(current)) as object) });
    const serve = (body: string) => (respond = (_req, res) => res.end(body));
    const signed = (minSerial = 0) => registry({ keys: [ours.key], minSerial });

    it.each([
      ['an older one', text('2', 6), 'a newer one has been seen'],
      ['a stranger’s', text('2', 8, stranger), 'no key of the configuration has signed it'],
      ['one without it', registryWith('2'), 'no key of the configuration has signed it'],
    ])('is the last good one in place of %s', async (_which, refused, why) => {
      const { read } = signed();
      serve(text('1', 7));
      await expect(read()).resolves.toBe(text('1', 7));
      serve(refused);
      seconds += fresh + 1;
      await expect(read()).resolves.toBe(text('1', 7));
      await until(async () => said.length > 0);
      expect(said.join()).toContain(why);
      await expect(read()).resolves.toBe(text('1', 7));
      serve(text('2', 8));
      seconds += fresh + 1;
      await until(async () => (await read()) === text('2', 8));
    });

    it('is none where there is no good one', async () => {
      serve(text('2', 8, stranger));
      await expect(signed().read()).resolves.toBeUndefined();
      serve(text('2', 8));
      await expect(signed(9).read()).resolves.toBeUndefined();
      expect(said.join()).toContain('it is older than registryMinSerial');
      await expect(signed(8).read()).resolves.toBe(text('2', 8));
    });
  });

  it('holds up no page for long when its server never responds', async () => {
    respond = () => undefined;
    const began = performance.now();
    await expect(registry().read()).resolves.toBeUndefined();
    expect(performance.now() - began).toBeLessThan(4_000);
  });
});
