/** @jest-environment jest-fixed-jsdom */
import { isOwnRegistry } from './own-registry';

describe('isOwnRegistry', () => {
  it.each([undefined, '/releases.json', `${window.location.origin}/releases.json`])(
    'accepts %s',
    (releasesUrl) => {
      expect(isOwnRegistry(releasesUrl)).toBe(true);
    },
  );

  it.each(['https://cdn.example/portal/releases.json', '/other.json', '/releases.json?v=2'])(
    'rejects %s',
    (releasesUrl) => {
      expect(isOwnRegistry(releasesUrl)).toBe(false);
    },
  );
});
