import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Released } from '@investor-portal/registry/format';
import { deltaSuffix } from '../store/dictionary-rule';
import { directoryStore } from '../store/directory-store';
import { isDelta } from '../store/release-paths';
import { integrityOf } from '../store/manifest';
import { addDeltas, addDeltasOfRelease, addHostDeltas } from './add-deltas';
import { decodeDelta, dictionaryHash } from './delta';
import { scratchFolder } from '../../workspace/testing/scratch-folder';

const dir = scratchFolder();

const code = (changed: number) =>
  Array.from({ length: 500 }, (_, at) => `call(${(at * 7_919) % 10_007});`)
    .with(changed, 'changed();')
    .join('\n');

/** A script of some length that differs from that of another version by a word. */
const lines = (version: string) => `${code(0)}${version}`;

/** A folder of files by name. */
function folder(name: string, files: Record<string, string>): string {
  const place = path.join(dir, name);
  mkdirSync(path.join(place, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(place, file), text);
  return place;
}
const deltasIn = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).filter(isDelta).toSorted();
const suffixOf = (text: string) => deltaSuffix(dictionaryHash(Buffer.from(text)));

it('adds a delta for each earlier script of the same name', async () => {
  const first = folder('1', { 'assets/main.00000001.js': code(1), 'assets/a.00000001.js': 'a()' });
  const second = folder('2', { 'assets/main.00000002.js': code(2), 'assets/b.00000002.js': 'b()' });
  const third = folder('3', { 'assets/main.00000003.js': code(3) });
  expect(await addDeltas(third, [first, second])).toBe(2);
  const names = [code(1), code(2)].map((text) => `assets/main.00000003.js${suffixOf(text)}`);
  expect(deltasIn(third)).toEqual(names.toSorted());
  for (const changed of [1, 2]) {
    const dictionary = Buffer.from(code(changed));
    const name = `assets/main.00000003.js${deltaSuffix(dictionaryHash(dictionary))}`;
    const delta = readFileSync(path.join(third, name));
    expect(delta.length).toBeLessThan(100);
    expect((await decodeDelta(delta, dictionary)).toString()).toBe(code(3));
  }
});

it('adds none for the same script, nor one that saves little', async () => {
  const numbers = (seed: number) =>
    Array.from({ length: 500 }, (_, at) => Math.sin(at * seed)).join();
  const before = folder('4', {
    'assets/same.00000001.js': code(1),
    'assets/other.00000001.js': numbers(1),
  });
  const after = folder('5', {
    'assets/same.00000001.js': code(1),
    'assets/other.00000002.js': numbers(Math.SQRT2),
  });
  expect(await addDeltas(after, [before])).toBe(0);
  expect(deltasIn(after)).toEqual([]);
});

it('leaves files without a hash in their name alone', async () => {
  const before = folder('6', { 'embed.js': code(1), 'assets/main.js': code(1) });
  const after = folder('7', { 'embed.js': code(2), 'assets/main.js': code(2) });
  expect(await addDeltas(after, [before])).toBe(0);
});

describe('a release', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  beforeEach(() => warn.mockClear());

  function build(version: string): string {
    const script = `assets/main.${version.repeat(8)}.js`;
    const release = {
      version,
      contract: '^1.0.0',
      assets: {},
      integrity: { [script]: integrityOf(lines(version)) },
      start: { entry: script, scripts: [], screens: {} },
    };
    const manifest = JSON.stringify({ release });
    return folder(`builds/${version}`, { 'mf-manifest.json': manifest, [script]: lines(version) });
  }
  const deltaTo = (version: string, from: string) =>
    `assets/main.${version.repeat(8)}.js${suffixOf(lines(from))}`;

  it('takes current, previous and canary for dictionaries, as far as they are stored', async () => {
    const store = directoryStore(path.join(dir, 'store'));
    for (const version of ['1', '2', '3', '4'])
      await store.putRelease(`portfolio/${version}`, build(version));
    const released: Released = {
      current: '3',
      previous: '2',
      canary: { version: '4', share: 10 },
      versions: {},
    };
    const five = build('5');
    await addDeltasOfRelease(store, 'portfolio', released, five);
    expect(deltasIn(five)).toEqual(['2', '3', '4'].map((from) => deltaTo('5', from)).toSorted());
    await store.removeRelease('portfolio/3');
    const six = build('6');
    await addDeltasOfRelease(
      store,
      'portfolio',
      { current: '3', previous: '2', versions: {} },
      six,
    );
    expect(deltasIn(six)).toEqual([deltaTo('6', '2')]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('makes none for a first release', async () => {
    const place = build('7');
    await addDeltasOfRelease(
      directoryStore(path.join(dir, 'empty')),
      'portfolio',
      undefined,
      place,
    );
    expect(deltasIn(place)).toEqual([]);
  });

  it('lets a release go on that cannot have any', async () => {
    const store = directoryStore(path.join(dir, 'store'));
    const broken = { ...store, fetchRelease: () => Promise.reject(new Error('the disk is full.')) };
    const place = build('8');
    await addDeltasOfRelease(broken, 'portfolio', { current: '2', versions: {} }, place);
    expect(deltasIn(place)).toEqual([]);
    expect(warn.mock.calls).toEqual([
      ['portfolio: browsers will download changed scripts whole, because the disk is full.'],
    ]);
  });
});

describe('a host', () => {
  function host(version: string, complete = true): string {
    const script = `assets/main.${version.repeat(8)}.js`;
    const place = folder(`hosts/${version}`, { [script]: lines(version) });
    if (!complete) return place;
    const built = path.join(place, 'host.json');
    writeFileSync(built, '{}');
    utimesSync(built, Number(version), Number(version));
    return place;
  }

  it('takes the last two hosts that were built before', async () => {
    for (const version of ['1', '3', '2']) host(version);
    host('5', false);
    const built = host('4');
    expect(await addHostDeltas(built, path.join(dir, 'hosts'))).toBe(2);
    expect(deltasIn(built)).toEqual(
      ['2', '3'].map((from) => `assets/main.44444444.js${suffixOf(lines(from))}`).toSorted(),
    );
  });

  it('makes none where there is no earlier host', async () => {
    expect(await addHostDeltas(path.join(dir, 'hosts/4'), path.join(dir, 'missing'))).toBe(0);
  });
});
