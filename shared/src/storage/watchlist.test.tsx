import { act, renderHook } from '@testing-library/react';
import { RESET } from 'jotai/utils';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '../testing/configure';
import { openSession } from '../testing/page-session';
import { pageWrapper } from '../testing/page-wrapper';
import { useWatchlist } from './watchlist';

/** Opens a page of the portal. Its remotes share one cache of SWR. */
function openPage() {
  const wrapper = pageWrapper();
  return () => renderHook(useWatchlist, { wrapper }).result;
}

const key = 'investor:watchlist:EXT-1';

// The host subscribes for the life of the page, because an atom rereads storage when it is first used.
beforeAll(() => void store.sub(externalAtom, () => undefined));
beforeEach(() => {
  configure({ sessionPersistence: 'local' });
  openSession();
});
afterEach(() => localStorage.clear());

describe('decision 39: the watchlist', () => {
  it('keeps the last added campaign first, and each campaign once', () => {
    const list = openPage()();
    for (const guid of ['a', 'b', 'a']) act(() => list.current?.watch(guid));
    expect(list.current?.guids).toEqual(['a', 'b']);
    expect(list.current?.watches('b')).toBe(true);
    act(() => list.current?.unwatch('b'));
    expect(list.current?.guids).toEqual(['a']);
    expect(openPage()().current?.guids).toEqual(['a']);
  });

  it('is the same everywhere on a page, even if nothing may be stored', () => {
    configure({ sessionPersistence: 'memory' });
    const show = openPage();
    const [card, screen] = [show(), show()];
    const { watch } = card.current ?? {};
    act(() => void watch?.('a'));
    act(() => void watch?.('b'));
    expect(screen.current?.guids).toEqual(['b', 'a']);
    expect(show().current?.guids).toEqual(['b', 'a']);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('follows other tabs, and keeps the campaigns that they added', () => {
    const [here, there] = [openPage()(), openPage()()];
    act(() => there.current?.watch('b'));
    act(() => here.current?.watch('a'));
    expect(here.current?.guids).toEqual(['a', 'b']);
    // The browser fires this event in the other tabs.
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(there.current?.guids).toEqual(['a', 'b']);
  });

  it('is separate for each investor, and absent without a session', () => {
    const show = openPage();
    const list = show();
    act(() => list.current?.watch('a'));
    act(() => openSession('EXT-2'));
    expect(show().current?.guids).toEqual([]);
    act(() => store.set(externalAtom, RESET));
    expect(show().current).toBeNull();
  });

  it.each(['not JSON', '{"a":1}', '["a",null]', ''])('is empty if %j is stored', (text) => {
    localStorage.setItem(key, text);
    const list = openPage()();
    expect(list.current?.guids).toEqual([]);
    act(() => list.current?.watch('a'));
    expect(list.current?.guids[0]).toBe('a');
  });
});
