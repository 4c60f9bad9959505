/** @jest-environment jest-fixed-jsdom */
import { allowReleaseScripts, scriptIntegrity, scriptVersion } from './release-files';

const folder = 'https://cdn.example/portfolio/1.0.0/';
const scripts = { 'assets/entry.js': 'sha384-entry' };

describe('scriptIntegrity', () => {
  it('returns the integrity of an allowed script', () => {
    allowReleaseScripts(folder, scripts, '1.0.0');
    expect(scriptIntegrity(`${folder}assets/entry.js`)).toBe('sha384-entry');
    expect(scriptIntegrity(`${folder}assets/entry.js?again`)).toBe('sha384-entry');
  });

  it.each([
    // The registry has not named this release.
    'https://cdn.example/portfolio/0.0.1/assets/entry.js',
    'https://cdn.example/portfolio/1.0.0/assets/other.js',
    'https://cdn.example/portfolio/1.0.0-evil/assets/entry.js',
    'https://evil.example/portfolio/1.0.0/assets/entry.js',
    'https://cdn.example/portfolio/1.0.0/../assets/entry.js',
    'data:text/javascript,alert(1)',
  ])('rejects %s', (url) => {
    allowReleaseScripts(folder, scripts, '1.0.0');
    expect(() => scriptIntegrity(url)).toThrow('is not a script of a known release');
  });

  it('checks nothing in development', () => {
    allowReleaseScripts('http://localhost:4103/', undefined, 'dev');
    expect(scriptIntegrity('http://localhost:4103/entry.js')).toBeUndefined();
  });
});

it('lets versions of a remote share scripts, and returns the last version that named a script', () => {
  const common = 'https://cdn.example/onboarding/';
  const [same, own] = [`${common}assets/same.1.js`, `${common}assets/own.1.js`];
  const first = allowReleaseScripts(
    common,
    { 'assets/same.1.js': 'sha384-same', 'assets/own.1.js': 'sha384-own' },
    '1.0.0',
  );
  expect([...first]).toEqual([same, own]);
  const second = allowReleaseScripts(common, { 'assets/same.1.js': 'sha384-same' }, '2.0.0');
  expect([...second]).toEqual([same]);
  expect([scriptIntegrity(same), scriptIntegrity(own)]).toEqual(['sha384-same', 'sha384-own']);
  expect([scriptVersion(same), scriptVersion(own)]).toEqual(['2.0.0', '1.0.0']);
});

it('allows no script outside the folder, even if a release names it', () => {
  const scripts = { '../portfolio/x.js': 'sha384-x', 'https://evil.example/x.js': 'sha384-x' };
  expect([...allowReleaseScripts('https://cdn.example/a/b/', scripts, '1.0.0')]).toEqual([]);
});
