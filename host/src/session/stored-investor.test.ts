import { storedInvestor } from './stored-investor';

describe('who the investor is likely to be', () => {
  beforeEach(() => localStorage.clear());

  it('is whom the storage of the session names', () => {
    localStorage.setItem('externalCode', '"EXT-1"');
    sessionStorage.setItem('externalCode', '"EXT-2"');
    expect(storedInvestor(undefined)).toBe('EXT-1');
    expect(storedInvestor('session')).toBe('EXT-2');
    expect(storedInvestor('memory')).toBeUndefined();
  });

  it.each([[null], ['EXT-1'], ['{"a":1}'], ['']])('is nobody with %j, without an error', (kept) => {
    if (kept !== null) localStorage.setItem('externalCode', kept);
    expect(storedInvestor('local')).toBeUndefined();
  });

  it('is nobody where the browser blocks storages', () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(storedInvestor('local')).toBeUndefined();
    blocked.mockRestore();
  });
});
