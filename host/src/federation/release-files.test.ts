import { admitRelease, admitScripts, manifestIntegrity, scriptIntegrity } from './release-files';

const manifest = 'https://cdn.example/portfolio/1.0.0/mf-manifest.json';
const stamped = { release: { integrity: { 'assets/entry.js': 'sha384-entry' } } };

describe('the files of a release', () => {
  it('are refused before the registry has named the release', () => {
    expect(() => scriptIntegrity('https://cdn.example/portfolio/0.0.1/assets/entry.js')).toThrow(
      'is no script of a release',
    );
  });

  it('are held to the integrity their manifest states', () => {
    admitRelease(manifest, 'sha384-manifest');
    expect(manifestIntegrity(manifest)).toBe('sha384-manifest');
    admitScripts(manifest, stamped);
    expect(scriptIntegrity('https://cdn.example/portfolio/1.0.0/assets/entry.js')).toBe(
      'sha384-entry',
    );
  });

  it.each([
    'https://cdn.example/portfolio/1.0.0/assets/other.js',
    'https://cdn.example/portfolio/1.0.0-evil/assets/entry.js',
    'https://evil.example/portfolio/1.0.0/assets/entry.js',
    'https://cdn.example/portfolio/1.0.0/../assets/entry.js',
    'data:text/javascript,alert(1)',
  ])('do not include %s', (url) => {
    admitRelease(manifest, 'sha384-manifest');
    admitScripts(manifest, stamped);
    expect(() => scriptIntegrity(url)).toThrow('is no script of a release');
  });

  it('cannot be used when a released manifest carries no integrity', () => {
    admitRelease(manifest, 'sha384-manifest');
    expect(() => admitScripts(manifest, {})).toThrow('does not carry');
  });

  it('are not checked while developing', () => {
    const dev = 'http://localhost:4103/mf-manifest.json';
    admitRelease(dev, undefined);
    admitScripts(dev, {});
    expect(scriptIntegrity('http://localhost:4103/entry.js')).toBeUndefined();
  });
});
