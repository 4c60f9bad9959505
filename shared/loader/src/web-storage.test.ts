/** @jest-environment jest-fixed-jsdom */
import { isFirstInTab, withStorage } from './web-storage';

beforeEach(() => sessionStorage.clear());

function block(area: 'localStorage' | 'sessionStorage') {
  jest.spyOn(window, area, 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}
afterEach(() => jest.restoreAllMocks());

it.each(['localStorage', 'sessionStorage'] as const)(
  'returns the result of the work on %s, or undefined if the browser blocks it',
  (area) => {
    withStorage(area, (storage) => storage.setItem('key', 'value'));
    expect(withStorage(area, (storage) => storage.getItem('key'))).toBe('value');
    block(area);
    expect(withStorage(area, (storage) => storage.getItem('key'))).toBeUndefined();
  },
);

it('returns undefined when the work throws', () => {
  expect(withStorage('localStorage', () => JSON.parse('{') as unknown)).toBeUndefined();
});

it('returns true once per value in a tab, and never without storage', () => {
  expect(['1', '1', '2'].map((value) => isFirstInTab('key', value))).toEqual([true, false, true]);
  block('sessionStorage');
  expect(isFirstInTab('key', '3')).toBe(false);
});
