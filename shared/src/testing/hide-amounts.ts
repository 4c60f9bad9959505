import { act } from '@testing-library/react';

/** Hides the investor's amounts, or shows them again, as a choice in another tab does. */
export function hideAmounts(hidden: boolean): void {
  if (hidden) localStorage.setItem('amounts-hidden', '1');
  else localStorage.removeItem('amounts-hidden');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'amounts-hidden' })));
}
