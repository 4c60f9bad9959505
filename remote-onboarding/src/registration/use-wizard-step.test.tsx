import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useWizardStep, type WizardNavigation } from './use-wizard-step';

function open(search = '') {
  let navigation: WizardNavigation | undefined;
  function Wizard() {
    navigation = useWizardStep();
    return null;
  }
  const router = createMemoryRouter([{ path: '/registration', element: <Wizard /> }], {
    initialEntries: [{ pathname: '/registration', search }],
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

  it('goes to a step by a new history entry, and leaves a step only once', async () => {
    const { router, go, step } = open('?step=4');
    await go(({ step: from, goTo }) => {
      goTo(from - 1);
      goTo(from - 2);
    });
    expect([step(), router.state.historyAction]).toEqual([2, 'PUSH']);
    await go(({ goTo }) => goTo(1));
    expect(step()).toBe(1);
  });
});
