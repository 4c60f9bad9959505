/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { configure } from '../testing/configure';
import { countPending, usePendingDeadlines } from './pending-deadlines';

const hour = 3_600_000;
const external = (externalReferenceCode: string) => ({
  code: 'P',
  externalReferenceCode,
  tokenDetails: { access_token: 'token' },
});
const soon = { id: 'soon', from: 0, until: hour };

/** A page: host and remotes share its cache. */
function openPage() {
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
    </Provider>
  );
  return renderHook(() => [usePendingDeadlines(), usePendingDeadlines()] as const, { wrapper })
    .result;
}

beforeEach(() => {
  configure({ sessionPersistence: 'local' });
  store.set(externalAtom, external('EXT-1'));
});
afterEach(() => localStorage.clear());

describe('pending deadlines', () => {
  it('are counted from their start until they have passed', () => {
    const deadlines = [
      { id: 'now', from: 0, until: hour },
      { id: 'later', from: hour, until: 2 * hour },
      { id: 'open end', from: 0, until: null },
    ];
    expect(countPending(deadlines, 1)).toBe(2);
    expect(countPending(deadlines, hour)).toBe(2);
    expect(countPending(deadlines, 2 * hour)).toBe(1);
  });

  it('reach everyone on the page, and the next page', () => {
    const page = openPage();
    act(() => page.current[0].save([soon]));
    expect(page.current[1].deadlines).toEqual([soon]);
    expect(openPage().current[0].deadlines).toEqual([soon]);
    act(() => page.current[1].remove('soon'));
    expect(page.current[0].deadlines).toEqual([]);
  });

  it('follow another tab', () => {
    const page = openPage();
    const key = 'investor:pending-deadlines:EXT-1';
    localStorage.setItem(key, JSON.stringify([soon]));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(page.current[0].deadlines).toEqual([soon]);
  });

  it('are separate for each investor', () => {
    const page = openPage();
    act(() => page.current[0].save([soon]));
    act(() => store.set(externalAtom, external('EXT-2')));
    expect(page.current[0].deadlines).toEqual([]);
    expect(openPage().current[0].deadlines).toEqual([]);
  });

  it('are none when the stored ones cannot be read', () => {
    localStorage.setItem('investor:pending-deadlines:EXT-1', '{"id":1}');
    expect(openPage().current[0].deadlines).toEqual([]);
  });
});
