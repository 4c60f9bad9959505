/** @jest-environment jest-fixed-jsdom */
import { preloadScripts } from './preload-scripts';

const links = () => [...document.head.querySelectorAll('link')];

it('preloads each script once, with its integrity', () => {
  const entry = { url: 'https://cdn.example/1.0.0/entry.js', integrity: 'sha384-entry' };
  const screen = { url: 'https://cdn.example/1.0.0/screen.js', integrity: undefined };
  preloadScripts([entry]);
  preloadScripts([entry, screen]);
  expect(links().map(({ rel, href, integrity }) => [rel, href, integrity ?? ''])).toEqual([
    ['preload', entry.url, entry.integrity],
    ['preload', screen.url, ''],
  ]);
});
