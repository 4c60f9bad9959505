import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { forgetSession } from '@investor-portal/shared/session/session';
import { configure } from '@investor-portal/shared/testing/configure';
import {
  activeSession,
  pendingSession,
  setPageSession,
} from '@investor-portal/shared/testing/page-session';
import { pageWrapper } from '@investor-portal/shared/testing/page-wrapper';
import { handoverTimeoutMs, useHandoverTimeout, useMissingHandover } from './use-missing-handover';

function renderAt(address: string) {
  const Page = pageWrapper();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Page>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </Page>
  );
  const { result } = renderHook(
    () => {
      useHandoverTimeout();
      return useMissingHandover();
    },
    { wrapper },
  );
  const after = (ms: number) => {
    act(() => void jest.advanceTimersByTime(ms));
    return result.current;
  };
  return after;
}

describe('useMissingHandover', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    configure({ platformOrigins: [window.location.origin] });
    forgetSession();
    setPageSession(pendingSession);
  });
  afterEach(() => jest.useRealTimers());

  it('reports a timeout after six seconds, not before', () => {
    const after = renderAt(paths.acceptance);
    expect(after(handoverTimeoutMs - 1)).toBeUndefined();
    expect(after(1)).toBe('timeout');
  });

  it('reports at once that nobody will hand over when the portal is not embedded, but not on the public list', () => {
    configure({ platformOrigins: ['https://platform.example'] });
    expect(renderAt(paths.acceptance)(0)).toBe('timeout');
    expect(renderAt(paths.publicOpportunities)(0)).toBeUndefined();
  });

  it('reports nothing with a restored session', () => {
    setPageSession(activeSession());
    expect(renderAt(paths.profile)(handoverTimeoutMs)).toBeUndefined();
  });
});
