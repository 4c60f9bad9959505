import { readFileSync } from 'node:fs';
import path from 'node:path';
import { browsers } from '../build/compiler.cjs';
import { root } from '../workspace/apps';
import { newerFeatures } from './newer-features';

it.each([
  ['class A { static { prepare(); } }', 'static {}'],
  ['/(?<=a)b/.test(text)', '(?<=)'],
  ['list.toSorted()', '.toSorted'],
  ['Object.groupBy(list, key)', 'Object.groupBy'],
  ['window.URL.canParse(text)', 'URL.canParse'],
  ['navigator.share({})', 'navigator.share'],
  ['window.requestIdleCallback(work)', 'requestIdleCallback'],
  ['new CompressionStream("gzip")', 'CompressionStream'],
])('finds in %s what a supported browser lacks', (script, feature) => {
  expect(newerFeatures(script)).toEqual([feature]);
});

it('accepts what they all have', () => {
  const script =
    'class A { #b = [1].at(-1); c = structuredClone(Object.hasOwn(d, "e") ?? CSS.escape(f)) }';
  expect(newerFeatures(script)).toEqual([]);
});

it('rejects syntax that no supported browser has', () => {
  expect(() => newerFeatures('using file = open()')).toThrow(SyntaxError);
});

it('the README names the browsers that scripts are compiled for', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ');
  const named = browsers.replaceAll(' >= ', ' ').replace('chrome 108, edge', 'chrome or edge');
  expect(readme.toLowerCase()).toContain(`investors need ${named}, or newer`);
});
