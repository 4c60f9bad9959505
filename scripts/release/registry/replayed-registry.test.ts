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
    const refusal =
      /is older than its log: it lacks entry 3 \(off, by Ana at .*`pnpm releases restore`/;
    for (const change of [
      () => run('on', 'portfolio'),
      () => run('sign'),
      () => rollback(['portfolio'], { to: place.to }),
      () => place.release('v3'),
    ])
      await expect(change()).rejects.toThrow(refusal);
    expect(await textOf(place)).toBe(older);
    await run();
    expect(jest.mocked(console.log).mock.lastCall?.[0]).toMatch(/^ {2}log +Entry 3 is not part/m);
    await expect(run('log')).rejects.toThrow('Entry 3 is not part of the log');
    await run('restore');
    expect(await isOff()).toBe(true);
    for (const words of [['log'], ['sign'], ['on', 'portfolio']]) await run(...words);
    expect(await isOff()).toBe(false);
  });

  it('is recognised when it comes from another store with a longer log', async () => {
    const other = await released('v1', 'v2', 'v3', 'v4');
    await off();
    await put(await textOf(other));
    await expect(run('on', 'portfolio')).rejects.toThrow('is older than its log');
    await run('restore');
    expect(await isOff()).toBe(true);
  });

  it('counts when an operator restores it by the number of its entry', async () => {
    const older = await textOf(place);
    await off();
    await put(older);
    await releases(['restore'], { to: place.to, entry: '2' });
    expect(await isOff()).toBe(false);
    await off();
    expect(await isOff()).toBe(true);
  });
});
