/** @jest-environment jest-fixed-jsdom */
import { allowReleaseScripts, scriptIntegrity } from './release-files';

const folder = 'https://cdn.example/portfolio/1.0.0/';
const scripts = { 'assets/entry.js': 'sha384-entry' };

describe('scriptIntegrity', () => {
  it('rejects scripts before the registry has named their release', () => {
    expect(() => scriptIntegrity('https://cdn.example/portfolio/0.0.1/assets/entry.js')).toThrow(
      'is not a script of a known release',
    );
  });

  it('returns the integrity of an allowed script', () => {
    allowReleaseScripts(folder, scripts);
    expect(scriptIntegrity(`${folder}assets/entry.js`)).toBe('sha384-entry');
  });

  it.each([
    'https://cdn.example/portfolio/1.0.0/assets/other.js',
    'https://cdn.example/portfolio/1.0.0-evil/assets/entry.js',
    'https://evil.example/portfolio/1.0.0/assets/entry.js',
    'https://cdn.example/portfolio/1.0.0/../assets/entry.js',
    'data:text/javascript,alert(1)',
  ])('rejects %s', (url) => {
    allowReleaseScripts(folder, scripts);
    expect(() => scriptIntegrity(url)).toThrow('is not a script of a known release');
  });

  it('checks nothing in development', () => {
    allowReleaseScripts('http://localhost:4103/', undefined);
    expect(scriptIntegrity('http://localhost:4103/entry.js')).toBeUndefined();
  });
});
