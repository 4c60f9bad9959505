import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useLeaveGuard, type LeavePrompt } from './use-leave-guard';

const initial = { unsubmitted: false, reloadLoses: false, sending: false };

function open(start: Partial<typeof initial>) {
  let prompt: LeavePrompt | undefined;
  let set: (next: typeof initial) => void = () => undefined;
  function Guarded() {
    const [state, setState] = useState({ ...initial, ...start });
    set = setState;
    prompt = useLeaveGuard({
      hasUnsubmittedAnswers: () => state.unsubmitted,
      reloadLosesAnswers: () => state.reloadLoses,
      isSending: () => state.sending,
    });
    return null;
  }
  const routes = [
    { path: '/registration', element: <Guarded /> },
    { path: '/main', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/registration'] });
  render(<RouterProvider router={router} />);
  return {
    go: (to: string) => act(() => router.navigate(to)),
    update: (next: Partial<typeof initial>) => act(() => set({ ...initial, ...next })),
    choose: (choice: 'leave' | 'stay') => act(async () => prompt?.[choice]()),
    at: () => [router.state.location.pathname + router.state.location.search, prompt?.open],
  };
}

describe('leaving the registration', () => {
  it('asks before leaving unsubmitted answers for another page, but not for another step', async () => {
    const { go, choose, at } = open({ unsubmitted: true });
    await go('/registration?step=2');
    expect(at()).toEqual(['/registration?step=2', false]);
    await go('/main');
    expect(at()).toEqual(['/registration?step=2', true]);
    await choose('stay');
    expect(at()).toEqual(['/registration?step=2', false]);
    await go('/main');
    await choose('leave');
    expect(at()[0]).toBe('/main');
  });

  it('does not ask without answers', async () => {
    const { go, at } = open({});
    await go('/main');
    expect(at()[0]).toBe('/main');
  });

  it('is blocked without a prompt while answers are being sent', async () => {
    const { go, update, at } = open({ unsubmitted: true });
    update({ unsubmitted: true, sending: true });
    await go('/main');
    expect(at()).toEqual(['/registration', false]);
    update({ unsubmitted: true });
    expect(at()).toEqual(['/registration', false]);
  });

  it.each([true, false])(
    'lets the browser ask before a reload if it loses answers: %p',
    (reloadLoses) => {
      open({ unsubmitted: true, reloadLoses });
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(reloadLoses);
    },
  );
});
