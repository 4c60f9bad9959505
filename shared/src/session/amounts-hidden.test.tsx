import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { useAmountsHidden, useHideAmounts } from './amounts-hidden';

// The tests of printPage show that the setting follows other tabs, and that a print shows the amounts.
it('hides amounts on this page if nothing can be stored', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(() => [useAmountsHidden(), ...useHideAmounts()] as const);
  act(() => result.current[2]());
  expect(result.current).toEqual([true, true, expect.any(Function)]);
});
