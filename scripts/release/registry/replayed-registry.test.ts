import { newKey } from '../keys/release-keys';
import { openStore } from '../store/open-store';
import { ReleasedStore } from '../testing/released-store';
import { releases, rollback } from '../testing/run-command';
import { withS3 } from '../testing/s3-test-server';

withS3();

describe.each([
  ['a folder', () => new ReleasedStore()],
  ['storage', () => new ReleasedStore(`s3://releases/replayed-${Math.random()}/portfolio`)],
])('an older registry that somebody put back in %s', (_where, make) => {
  const places: ReleasedStore[] = [];
  let place: ReleasedStore;
  const released = async (...versions: string[]) => {
    const made = make();
    places.push(made);
    await made.release(...versions);
    return made;
  };
  beforeEach(async () => {
    process.env['RELEASES_KEY'] = JSON.stringify({ keys: [newKey('2026')] });
    process.env['RELEASE_ACTOR'] = 'Ana';
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    place = await released('v1', 'v2');
  });
  afterEach(() => {
    for (const each of places.splice(0)) each.remove();
    for (const name of ['RELEASES_KEY', 'RELEASE_ACTOR']) delete process.env[name];
    jest.restoreAllMocks();
  });

  const run = (...words: string[]) => releases(words, { to: place.to });
  const off = () => run('off', 'portfolio', 'wrong totals');
  const textOf = async ({ to }: ReleasedStore) =>
    (await (await openStore(to)).fetchRegistry())?.text ?? '';
  const put = async (text: string) => {
    const store = await openStore(place.to);
    await store.writeRegistry(text, (await store.fetchRegistry())?.tag);
  };
  const isOff = async () => Boolean((await place.registry()).portfolio?.disabled);

  it('is neither changed nor signed until restore brings back the later changes', async () => {
    const older = await textOf(place);
    await off();
    await put(older);
    const refusal = /is older \(serial \d+\), and its log ends at .*`pnpm releases restore`/;
    for (const change of [
      () => run('on', 'portfolio'),
      () => run('sign'),
      () => rollback(['portfolio'], { to: place.to }),
      () => place.release('v3'),
    ])
      await expect(change()).rejects.toThrow(refusal);
    expect(await textOf(place)).toBe(older);
    await run();
    expect(jest.mocked(console.log).mock.lastCall?.[0]).toMatch(
      /^ {2}log +The registry is not that/m,
    );
    await expect(run('log')).rejects.toThrow('Put it back: `pnpm releases restore`');
    await run('restore');
    expect(await isOff()).toBe(true);
    for (const words of [['log'], ['sign'], ['on', 'portfolio']]) await run(...words);
    expect(await isOff()).toBe(false);
  });

  it('counts when an operator restores it by the number of its entry', async () => {
    const older = await textOf(place);
    await off();
    await put(older);
    const { serial } = JSON.parse(older) as { serial: number };
    await releases(['restore'], { to: place.to, entry: `${serial}` });
    expect(await isOff()).toBe(false);
    await off();
    expect(await isOff()).toBe(true);
  });
});
