import { act, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { externalAtom, forgetSession } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import {
  missingSessionAtom,
  stopWaiting,
  handoverTimeoutMs,
  pageSessionAtom,
} from '../session/page-session';
import { useMissingHandover } from './use-missing-handover';

function wait(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </Provider>
  );
  const { result } = renderHook(useMissingHandover, { wrapper });
  const after = (ms: number) => {
    act(() => void jest.advanceTimersByTime(ms));
    return result.current;
  };
  return after;
}

describe('a hand-over that does not come', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    forgetSession();
    store.set(pageSessionAtom, 'awaited');
    store.set(missingSessionAtom, null);
  });
  afterEach(() => jest.useRealTimers());

  it('is missed after six seconds, not before', () => {
    const after = wait(paths.acceptance);
    expect(after(handoverTimeoutMs - 1)).toBeUndefined();
    expect(after(1)).toBe('late');
  });

  it('is not missed on the public list, which needs none', () => {
    expect(wait(paths.publicOpportunities)(handoverTimeoutMs)).toBeUndefined();
  });

  it('is not missed with a session of a page of its own', () => {
    store.set(pageSessionAtom, 'shown');
    const tokenDetails = { access_token: 'token' };
    store.set(externalAtom, { code: 'P', externalReferenceCode: 'EXT-1', tokenDetails });
    expect(wait(paths.profile)(handoverTimeoutMs)).toBeUndefined();
  });

  it('is missed at once when the platform says that none comes', () => {
    const after = wait(paths.acceptance);
    act(() => stopWaiting('nobody'));
    expect(after(0)).toBe('nobody');
  });
});
