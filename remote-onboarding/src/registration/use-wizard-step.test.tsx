import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useWizardStep, type WizardNavigation } from './use-wizard-step';

function open(search = '', state?: object) {
  let navigation: WizardNavigation | undefined;
  function Wizard() {
    navigation = useWizardStep();
    return null;
  }
  const router = createMemoryRouter([{ path: '/registration', element: <Wizard /> }], {
    initialEntries: [{ pathname: '/registration', search, state }],
  });
  render(<RouterProvider router={router} />);
  const current = () => {
    if (!navigation) throw new Error('The wizard was not rendered.');
    return navigation;
  };
  const go = (move: (navigation: WizardNavigation) => void) => act(async () => move(current()));
  return { router, go, step: () => current().step };
}

describe('§4 wizard step', () => {
  it.each([
    ['', 0],
    ['?step=1', 0],
    ['?step=5', 4],
    ['?step=6', 0],
    ['?step=0', 0],
    ['?step=2.5', 0],
    ['?step=last', 0],
  ])('for the query %p is %i', (search, step) => expect(open(search).step()).toBe(step));

  it('goes back through the browser’s history if the previous step is there', async () => {
    const { router, go, step } = open();
    await go(({ goTo }) => goTo(1));
    await go(({ goBack }) => goBack());
    expect([step(), router.state.historyAction]).toEqual([0, 'POP']);
  });

  it('replaces the step if going back did not leave it, as when it removed an entry of the platform’s page', async () => {
    const { router, go, step } = open('?step=3', { cameFrom: 1 });
    await go(({ goBack }) => goBack());
    expect(step()).toBe(2);
    await waitFor(() => expect(step()).toBe(1), { timeout: 3_000 });
    expect(router.state.historyAction).toBe('REPLACE');
    await go(({ goTo }) => goTo(2));
    expect(step()).toBe(2);
  });

  it('replaces the history entry with the previous step after a reload or a jump', async () => {
    const { router, go, step } = open('?step=4');
    await go(({ goBack }) => goBack());
    expect([step(), router.state.historyAction]).toEqual([2, 'REPLACE']);
    await go(({ goTo }) => goTo(1));
    await go(({ goBack }) => goBack());
    expect([step(), router.state.historyAction]).toEqual([0, 'REPLACE']);
  });
});
