import { act, renderHook } from '@testing-library/react';
import { useMinWidth } from './use-min-width';

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

it('follows the width of the frame', () => {
  const list = Object.assign(new EventTarget(), { matches: true, media: '' });
  const asked: string[] = [];
  Reflect.set(window, 'matchMedia', (query: string) => {
    asked.push(query);
    return list;
  });
  const { result } = renderHook(() => useMinWidth(60));
  expect(result.current).toBe(true);
  expect(asked).toContain('(min-width: 60rem)');
  act(() => {
    list.matches = false;
    list.dispatchEvent(new Event('change'));
  });
  expect(result.current).toBe(false);
});
