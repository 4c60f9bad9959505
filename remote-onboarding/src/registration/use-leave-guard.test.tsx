import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useLeaveGuard, type LeavePrompt } from './use-leave-guard';

function open(start: { unsubmitted?: boolean; reloadLoses?: boolean }) {
  let prompt: LeavePrompt | undefined;
  function Guarded() {
    prompt = useLeaveGuard({
      hasUnsubmittedAnswers: () => start.unsubmitted ?? false,
      reloadLosesAnswers: () => start.reloadLoses ?? false,
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
