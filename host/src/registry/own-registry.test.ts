import { isOwnRegistry } from './own-registry';

describe('the registry that the document carries', () => {
  it.each([undefined, '/releases.json', `${window.location.origin}/releases.json`])(
    'is the one at %s',
    (releasesUrl) => {
      expect(isOwnRegistry(releasesUrl)).toBe(true);
    },
  );

  it.each(['https://cdn.example/portal/releases.json', '/other.json', '/releases.json?v=2'])(
    'is not the one at %s',
    (releasesUrl) => {
      expect(isOwnRegistry(releasesUrl)).toBe(false);
    },
  );
});
