import { act, renderHook } from '@testing-library/react';
import { useTwoColumns } from './use-two-columns';

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

it('takes the frame for narrow where its width cannot be known', () => {
  expect(renderHook(() => useTwoColumns()).result.current).toBe(false);
});

it('follows the width of the frame', () => {
  const list = Object.assign(new EventTarget(), { matches: true, media: '' });
  const asked: string[] = [];
  Reflect.set(window, 'matchMedia', (query: string) => {
    asked.push(query);
    return list;
  });
  const { result } = renderHook(() => useTwoColumns());
  expect(result.current).toBe(true);
  expect(asked).toContain('(min-width: 60rem)');
  act(() => {
    list.matches = false;
    list.dispatchEvent(new Event('change'));
  });
  expect(result.current).toBe(false);
});
