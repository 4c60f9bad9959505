/** @jest-environment jest-fixed-jsdom */
import { storedInvestor } from './investor-storage';

describe('storedInvestor', () => {
  beforeEach(() => localStorage.clear());

  it('reads the storage that persists the session', () => {
    localStorage.setItem('externalCode', '"EXT-1"');
    sessionStorage.setItem('externalCode', '"EXT-2"');
    expect(storedInvestor(undefined)).toBe('EXT-1');
    expect(storedInvestor('session')).toBe('EXT-2');
    expect(storedInvestor('memory')).toBeUndefined();
  });

  it.each([[null], ['EXT-1'], ['{"a":1}'], ['']])('ignores the stored value %j', (stored) => {
    if (stored !== null) localStorage.setItem('externalCode', stored);
    expect(storedInvestor('local')).toBeUndefined();
  });
});
