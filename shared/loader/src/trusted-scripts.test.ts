import { preload } from './testing/start';
import {
  allowReleaseScripts,
  runPreloadedChunks,
  scriptIntegrity,
  scriptVersion,
} from './trusted-scripts';

const scripts = () => [...document.head.querySelectorAll('script')];

// Each row has its own folder, because a page runs a chunk only once.
it.each([
  ['load', 'https://cdn.example/portfolio/1/'],
  ['error', 'https://cdn.example/portfolio/2/'],
])(
  'decision 80: the preloaded chunks of a release run once each with their integrity, without the entry and other scripts that the release does not name, and leave no element behind after %s, nor run again for the next version',
  (end, folder) => {
    const named = { 'entry.js': 'sha384-entry', 'routes.js': 'sha384-routes' };
    const [entry, chunk] = [`${folder}entry.js`, `${folder}routes.js`];
    preload(entry);
    preload(chunk);
    preload(chunk);
    preload(`${folder}banner.png`, 'image');
    preload(`${folder}unknown.js`);
    preload('https://cdn.example/portfolio/2.0.0/routes.js');
    runPreloadedChunks(allowReleaseScripts(folder, named, '1.0.0'), entry);
    const integrity = 'sha384-routes';
    expect(scripts()).toMatchObject([{ src: chunk, integrity, crossOrigin: 'anonymous' }]);
    scripts()[0]?.dispatchEvent(new Event(end));
    expect(scripts()).toEqual([]);
    runPreloadedChunks(allowReleaseScripts(folder, named, '0.9.0'), entry);
    expect(scripts()).toEqual([]);
  },
);

const portfolio = 'https://cdn.example/portfolio/1.0.0/';
const portfolioScripts = { 'assets/entry.js': 'sha384-entry' };

describe('scriptIntegrity', () => {
  beforeAll(() => allowReleaseScripts(portfolio, portfolioScripts, '1.0.0'));

  it('returns the integrity of an allowed script, but checks nothing in development', () => {
    expect(scriptIntegrity(`${portfolio}assets/entry.js`)).toBe('sha384-entry');
    expect(scriptIntegrity(`${portfolio}assets/entry.js?again`)).toBe('sha384-entry');
    allowReleaseScripts('http://localhost:4103/', undefined, 'dev');
    expect(scriptIntegrity('http://localhost:4103/entry.js')).toBeUndefined();
  });

  it.each([
    // The registry has not named this release.
    'https://cdn.example/portfolio/0.0.1/assets/entry.js',
    'https://cdn.example/portfolio/1.0.0/assets/other.js',
    'https://cdn.example/portfolio/1.0.0-evil/assets/entry.js',
    'https://evil.example/portfolio/1.0.0/assets/entry.js',
    'https://cdn.example/portfolio/1.0.0/../assets/entry.js',
    'data:text/javascript,alert(1)',
  ])('rejects %s', (url) =>
    expect(() => scriptIntegrity(url)).toThrow('is not a script of a known release'),
  );
});

it('lets versions of a remote share scripts, returns the last version that named a script, and allows none outside the folder, even if a release names it', () => {
  const common = 'https://cdn.example/onboarding/';
  const [same, own] = [`${common}assets/same.1.js`, `${common}assets/own.1.js`];
  const kept = { 'assets/same.1.js': 'sha384-same' };
  const first = allowReleaseScripts(common, { ...kept, 'assets/own.1.js': 'sha384-own' }, '1.0.0');
  expect([...first]).toEqual([same, own]);
  const second = allowReleaseScripts(common, kept, '2.0.0');
  expect([...second]).toEqual([same]);
  expect([scriptIntegrity(same), scriptIntegrity(own)]).toEqual(['sha384-same', 'sha384-own']);
  expect([scriptVersion(same), scriptVersion(own)]).toEqual(['2.0.0', '1.0.0']);
  const outside = { '../portfolio/x.js': 'sha384-x', 'https://evil.example/x.js': 'sha384-x' };
  expect([...allowReleaseScripts('https://cdn.example/a/b/', outside, '1.0.0')]).toEqual([]);
});
