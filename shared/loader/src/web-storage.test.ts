import { isFirstInTab, withStorage } from './web-storage';

it('is the first time once per value in a tab, and never without storage', () => {
  expect(['1', '1', '2'].map((value) => isFirstInTab('key', value))).toEqual([true, false, true]);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(isFirstInTab('key', '3')).toBe(false);
  expect(withStorage('sessionStorage', (storage) => storage.getItem('key'))).toBeUndefined();
});
