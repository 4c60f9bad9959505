import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deltaSuffix } from '../../serve/dictionaries.ts';
import { isDelta } from '../store/release-paths.ts';
import { addHostDeltas } from './add-deltas.ts';
import { dictionaryHash } from './delta.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'host-deltas-'));
afterAll(() => rmSync(dir, { recursive: true }));

const code = (version: string) =>
  `${Array.from({ length: 300 }, (_, at) => `call(${(at * 7_919) % 10_007});`).join('\n')}${version}`;

function host(version: string, complete = true): string {
  const place = path.join(dir, version);
  mkdirSync(path.join(place, 'assets'), { recursive: true });
  writeFileSync(path.join(place, `assets/main.${version.repeat(8)}.js`), code(version));
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
  expect(await addHostDeltas(built, dir)).toBe(2);
  const suffixes = ['2', '3'].map((from) => deltaSuffix(dictionaryHash(Buffer.from(code(from)))));
  expect(readdirSync(path.join(built, 'assets')).filter(isDelta).toSorted()).toEqual(
    suffixes.map((suffix) => `main.44444444.js${suffix}`).toSorted(),
  );
});

it('makes none where there is no earlier host', async () => {
  expect(await addHostDeltas(path.join(dir, '4'), path.join(dir, 'missing'))).toBe(0);
});
