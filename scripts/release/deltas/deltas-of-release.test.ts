import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Released } from '@investor-portal/shared/contract/registry';
import { deltaSuffix } from '../../serve/dictionaries.ts';
import { directoryStore } from '../store/directory-store.ts';
import { isDelta } from '../store/release-paths.ts';
import { integrityOf } from '../store/stamp.ts';
import { addDeltasOfRelease } from './add-deltas.ts';
import { dictionaryHash } from './delta.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'deltas-of-release-'));
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => warn.mockClear());
afterAll(() => rmSync(dir, { recursive: true }));

const code = (version: string) =>
  `${Array.from({ length: 300 }, (_, at) => `call(${(at * 7_919) % 10_007});`).join('\n')}${version}`;

function build(version: string): string {
  const place = path.join(dir, 'builds', version);
  mkdirSync(path.join(place, 'assets'), { recursive: true });
  const script = `assets/main.${version.repeat(8)}.js`;
  const release = {
    version,
    contract: '^1.0.0',
    assets: {},
    integrity: { [script]: integrityOf(code(version)) },
    start: { entry: script, scripts: [], screens: {} },
  };
  writeFileSync(path.join(place, 'mf-manifest.json'), JSON.stringify({ release }));
  writeFileSync(path.join(place, script), code(version));
  return place;
}
const deltasOf = (place: string) => readdirSync(path.join(place, 'assets')).filter(isDelta);
const deltaTo = (version: string, from: string) =>
  `main.${version.repeat(8)}.js${deltaSuffix(dictionaryHash(Buffer.from(code(from))))}`;

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
  expect(deltasOf(five).toSorted()).toEqual(
    ['2', '3', '4'].map((from) => deltaTo('5', from)).toSorted(),
  );
  await store.removeRelease('portfolio/3');
  const six = build('6');
  await addDeltasOfRelease(store, 'portfolio', { current: '3', previous: '2', versions: {} }, six);
  expect(deltasOf(six)).toEqual([deltaTo('6', '2')]);
  expect(warn).not.toHaveBeenCalled();
});

it('makes none for a first release', async () => {
  const place = build('7');
  await addDeltasOfRelease(directoryStore(path.join(dir, 'empty')), 'portfolio', undefined, place);
  expect(deltasOf(place)).toEqual([]);
});

it('lets a release go on that cannot have any', async () => {
  const store = directoryStore(path.join(dir, 'store'));
  const broken = { ...store, fetchRelease: () => Promise.reject(new Error('the disk is full.')) };
  const place = build('8');
  await addDeltasOfRelease(broken, 'portfolio', { current: '2', versions: {} }, place);
  expect(deltasOf(place)).toEqual([]);
  expect(warn.mock.calls).toEqual([
    ['portfolio: browsers will download changed scripts whole, because the disk is full.'],
  ]);
});
