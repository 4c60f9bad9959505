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
    initialEntries: [`/registration${search}`],
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

  it('replaces the history entry with the previous step after a reload or a jump', async () => {
    const { router, go, step } = open('?step=4');
    await go(({ goBack }) => goBack());
    expect([step(), router.state.historyAction]).toEqual([2, 'REPLACE']);
    await go(({ goTo }) => goTo(1));
    await go(({ goBack }) => goBack());
    expect([step(), router.state.historyAction]).toEqual([0, 'REPLACE']);
  });
});
