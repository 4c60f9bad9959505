import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry } from '@investor-portal/registry/format';
import { scratchFolder } from '../../workspace/testing/scratch-folder';
import { directoryStore } from '../store/directory-store';
import { integrityOf } from '../store/manifest';
import { isDelta } from '../store/release-paths';
import { addDeltas, addDeltasOfRelease, addHostDeltas } from './add-deltas';
import { decodeDelta, dictionaryHash } from './delta';
import { deltaSuffix } from './dictionary';

const dir = scratchFolder();

/** A script of 500 lines. Two versions differ in the last line. */
const code = (version: string) =>
  `${Array.from({ length: 500 }, (_, at) => `call(${(at * 7_919) % 10_007});`).join('\n')}${version}`;
const main = (version: string) => `assets/main.${version.repeat(8)}.js`;
const deltaTo = (version: string, from: string) =>
  main(version) + deltaSuffix(dictionaryHash(Buffer.from(code(from))));

function folder(name: string, files: Record<string, string>): string {
  const place = path.join(dir, name);
  mkdirSync(path.join(place, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(place, file), text);
  return place;
}
const deltasIn = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).filter(isDelta).toSorted();

it('adds a delta for each earlier script of the same name, which decodes with that script alone', async () => {
  const earlier = ['1', '2'].map((version) =>
    folder(version, { [main(version)]: code(version), 'assets/other.00000001.js': code('a') }),
  );
  const third = folder('3', { [main('3')]: code('3') });
  expect(await addDeltas(third, earlier)).toBe(2);
  expect(deltasIn(third)).toEqual([deltaTo('3', '1'), deltaTo('3', '2')].toSorted());
  const delta = readFileSync(path.join(third, deltaTo('3', '1')));
  expect(delta.length).toBeLessThan(100);
  expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect((await decodeDelta(delta, Buffer.from(code('1')))).toString()).toBe(code('3'));
  await expect(decodeDelta(delta, Buffer.from(code('2')))).rejects.toThrow('This is no delta');
});

it('adds no delta for the same script, for a script on which it saves little, or for a script without a hash', async () => {
  const numbers = (seed: number) =>
    Array.from({ length: 500 }, (_, at) => Math.sin(at * seed)).join();
  const before = folder('4', {
    'assets/same.00000001.js': code('1'),
    'assets/other.00000001.js': numbers(1),
    'embed.js': code('1'),
  });
  const after = folder('5', {
    'assets/same.00000001.js': code('1'),
    'assets/other.00000002.js': numbers(Math.SQRT2),
    'embed.js': code('2'),
  });
  expect(await addDeltas(after, [before])).toBe(0);
  expect(deltasIn(after)).toEqual([]);
});

describe('a release', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  beforeEach(() => warn.mockClear());

  function build(version: string): string {
    const release = {
      version,
      contract: '^1.0.0',
      assets: {},
      integrity: { [main(version)]: integrityOf(code(version)) },
      start: { entry: main(version), scripts: [], screens: {} },
    };
    const manifest = JSON.stringify({ release });
    const files = { 'mf-manifest.json': manifest, [main(version)]: code(version) };
    return folder(`builds/${version}`, files);
  }

  it('uses the stored current, previous and canary releases as dictionaries', async () => {
    const store = directoryStore(path.join(dir, 'store'));
    for (const version of ['1', '2', '4'])
      await store.putRelease(`portfolio/${version}`, build(version));
    const canary = { version: '4', share: 10 };
    const released: RegistryEntry = { current: '2', previous: '3', canary, versions: {} };
    const five = build('5');
    await addDeltasOfRelease(store, 'portfolio', released, five);
    expect(deltasIn(five)).toEqual([deltaTo('5', '2'), deltaTo('5', '4')].toSorted());
    await addDeltasOfRelease(store, 'portfolio', undefined, build('6'));
    expect(deltasIn(path.join(dir, 'builds/6'))).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('continues without deltas when making them fails', async () => {
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

it('uses the last two complete hosts as dictionaries of a host', async () => {
  function host(version: string, complete = true): string {
    const place = folder(`hosts/${version}`, { [main(version)]: code(version) });
    if (!complete) return place;
    const built = path.join(place, 'host.json');
    writeFileSync(built, '{}');
    utimesSync(built, Number(version), Number(version));
    return place;
  }
  for (const version of ['1', '3', '2']) host(version);
  host('5', false);
  const built = host('4');
  expect(await addHostDeltas(built, path.join(dir, 'hosts'))).toBe(2);
  expect(deltasIn(built)).toEqual([deltaTo('4', '2'), deltaTo('4', '3')].toSorted());
  expect(await addHostDeltas(built, path.join(dir, 'missing'))).toBe(0);
});
