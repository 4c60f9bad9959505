import { keptInvestor } from './kept-investor';

describe('who the investor is likely to be', () => {
  beforeEach(() => localStorage.clear());

  it('is whom the storage of the session names', () => {
    localStorage.setItem('externalCode', '"EXT-1"');
    sessionStorage.setItem('externalCode', '"EXT-2"');
    expect(keptInvestor(undefined)).toBe('EXT-1');
    expect(keptInvestor('session')).toBe('EXT-2');
    expect(keptInvestor('memory')).toBeUndefined();
  });

  it.each([[null], ['EXT-1'], ['{"a":1}'], ['']])('is nobody with %j, without an error', (kept) => {
    if (kept !== null) localStorage.setItem('externalCode', kept);
    expect(keptInvestor('local')).toBeUndefined();
  });

  it('is nobody where the browser blocks storages', () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(keptInvestor('local')).toBeUndefined();
    blocked.mockRestore();
  });
});
