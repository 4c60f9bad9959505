import { configure } from '../testing/configure';
import { inTab, tabKeeps } from './tab-storage';

afterEach(() => sessionStorage.clear());

describe('what the tab keeps', () => {
  it.each(['local', 'session'] as const)(
    'is in session storage where the session is kept: %s',
    (kind) => {
      configure({ sessionPersistence: kind });
      inTab((area) => area.setItem('a', '1'));
      expect(sessionStorage.getItem('a')).toBe('1');
      expect(inTab((area) => area.getItem('a'))).toBe('1');
      expect(tabKeeps()).toBe(true);
    },
  );

  it('is nothing where nothing may outlive the page', () => {
    configure({ sessionPersistence: 'memory' });
    sessionStorage.setItem('a', 'of before');
    inTab((area) => area.setItem('b', '1'));
    expect(sessionStorage.getItem('b')).toBeNull();
    expect(inTab((area) => area.getItem('a'))).toBeUndefined();
    expect(tabKeeps()).toBe(false);
  });

  it('is nothing where storage is blocked', () => {
    configure({ sessionPersistence: 'local' });
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(inTab(blocked)).toBeUndefined();
  });
});
