import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deltaSuffix } from '../../serve/dictionaries.ts';
import { isDelta } from '../store/release-paths.ts';
import { addDeltas } from './add-deltas.ts';
import { decodeDelta, dictionaryHash } from './delta.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'add-deltas-'));
afterAll(() => rmSync(dir, { recursive: true }));

const code = (changed: number) =>
  Array.from({ length: 500 }, (_, at) => `call(${(at * 7_919) % 10_007});`)
    .with(changed, 'changed();')
    .join('\n');

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
