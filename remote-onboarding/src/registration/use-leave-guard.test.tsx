import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useLeaveGuard, type Leaving } from './use-leave-guard';

const nothing = { unsaved: false, memoryOnly: false, sending: false };

function open(now: Partial<typeof nothing>) {
  let leaving: Leaving | undefined;
  let set: (next: typeof nothing) => void = () => undefined;
  function Guarded() {
    const [state, setState] = useState({ ...nothing, ...now });
    set = setState;
    leaving = useLeaveGuard({
      unsaved: () => state.unsaved,
      memoryOnly: () => state.memoryOnly,
      sending: () => state.sending,
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
    become: (next: Partial<typeof nothing>) => act(() => set({ ...nothing, ...next })),
    answer: (way: 'leave' | 'stay') => act(async () => leaving?.[way]()),
    at: () => [router.state.location.pathname + router.state.location.search, leaving?.asked],
  };
}

describe('leaving the registration', () => {
  it('is asked about with unsaved answers, between pages and not between steps', async () => {
    const { go, answer, at } = open({ unsaved: true });
    await go('/registration?step=2');
    expect(at()).toEqual(['/registration?step=2', false]);
    await go('/main');
    expect(at()).toEqual(['/registration?step=2', true]);
    await answer('stay');
    expect(at()).toEqual(['/registration?step=2', false]);
    await go('/main');
    await answer('leave');
    expect(at()[0]).toBe('/main');
  });

  it('is nobody’s question without any', async () => {
    const { go, at } = open({});
    await go('/main');
    expect(at()[0]).toBe('/main');
  });

  it('does not happen while they are sent, and is not asked about', async () => {
    const { go, become, at } = open({ unsaved: true });
    become({ unsaved: true, sending: true });
    await go('/main');
    expect(at()).toEqual(['/registration', false]);
    become({ unsaved: true });
    expect(at()).toEqual(['/registration', false]);
  });

  it.each([true, false])(
    'by a reload is asked about where that loses something: %p',
    (memoryOnly) => {
      open({ unsaved: true, memoryOnly });
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(memoryOnly);
    },
  );
});
