import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useEarlyChoice } from './use-early-choice';

function choices() {
  const made: string[] = [];
  const { result, unmount } = renderHook(() => {
    const [value, setValue] = useState('a');
    const [shown, choose] = useEarlyChoice(value, (next: string) => {
      made.push(next);
      setValue(next);
    });
    return { value, shown, choose, setValue };
  });
  return { result, unmount, made };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const paint = () => act(() => jest.advanceTimersByTimeAsync(200));

describe('an early choice', () => {
  it('is shown at once, and only the last choice is applied, once, after the paint', async () => {
    const { result, made } = choices();
    act(() => result.current.choose('b'));
    expect(result.current).toMatchObject({ shown: 'b', value: 'a' });
    act(() => result.current.choose('c'));
    act(() => result.current.choose('c'));
    expect(made).toEqual([]);
    await paint();
    expect(made).toEqual(['c']);
    expect(result.current).toMatchObject({ shown: 'c', value: 'c' });
  });

  it('is replaced by a value that changes for another reason, now and later', async () => {
    const { result } = choices();
    act(() => result.current.choose('b'));
    act(() => result.current.setValue('d'));
    expect(result.current.shown).toBe('d');
    await paint();
    expect(result.current.shown).toBe('b');
    act(() => result.current.setValue('a'));
    expect(result.current.shown).toBe('a');
  });

  it('stays while values of earlier choices arrive late', async () => {
    const { result } = renderHook(() => {
      const [value, setValue] = useState('a');
      const [shown, choose] = useEarlyChoice(value, () => undefined);
      return { shown, choose, arrive: setValue };
    });
    act(() => result.current.choose('b'));
    await paint();
    act(() => result.current.choose('a'));
    await paint();
    act(() => result.current.choose('b'));
    await paint();
    for (const late of ['b', 'a', 'b']) {
      act(() => result.current.arrive(late));
      expect(result.current.shown).toBe('b');
    }
    act(() => result.current.arrive('a'));
    expect(result.current.shown).toBe('a');
  });
});
