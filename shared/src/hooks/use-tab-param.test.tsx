import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useTabParam } from './use-tab-param';

describe('useTabParam', () => {
  it('preserves the state of the history entry', () => {
    const entry = { pathname: '/', search: '?page=2', state: { receipt: 'R-1' } };
    const { result } = renderHook(
      () => ({ tab: useTabParam('tab', ['newest', 'expiring']), location: useLocation() }),
      {
        wrapper: ({ children }) => <MemoryRouter initialEntries={[entry]}>{children}</MemoryRouter>,
      },
    );
    act(() => result.current.tab[1]('expiring'));
    expect(result.current.tab[0]).toBe('expiring');
    expect(result.current.location).toMatchObject({
      search: '?page=2&tab=expiring',
      state: { receipt: 'R-1' },
    });
  });
});
