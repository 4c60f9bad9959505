import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useWizardStep, type WizardPlace } from './use-wizard-step';

function open(search = '') {
  let place: WizardPlace | undefined;
  function Wizard() {
    place = useWizardStep();
    return null;
  }
  const router = createMemoryRouter([{ path: '/registration', element: <Wizard /> }], {
    initialEntries: [`/registration${search}`],
  });
  render(<RouterProvider router={router} />);
  const here = () => {
    if (!place) throw new Error('Nothing was rendered.');
    return place;
  };
  const go = (move: (place: WizardPlace) => void) => act(async () => move(here()));
  return { router, go, step: () => here().step };
}

describe('§4 the wizard’s step', () => {
  it.each([
    ['', 0],
    ['?step=1', 0],
    ['?step=5', 4],
    ['?step=6', 0],
    ['?step=0', 0],
    ['?step=2.5', 0],
    ['?step=last', 0],
  ])('of the address %p is %i', (search, step) => expect(open(search).step()).toBe(step));

  it('is left once, however fast one presses', async () => {
    const { go, step } = open();
    await go(({ goTo }) => [1, 2].forEach((next) => goTo(next)));
    expect(step()).toBe(1);
  });

  it('before it is one entry back in the browser’s history, where it is there', async () => {
    const { router, go, step } = open();
    await go(({ goTo }) => goTo(1));
    await go(({ goBack }) => goBack());
    expect([step(), router.state.historyAction]).toEqual([0, 'POP']);
  });

  it('before it takes its place where a reload or a jump has led here', async () => {
    const { router, go, step } = open('?step=4');
    await go(({ goBack }) => goBack());
    expect([step(), router.state.historyAction]).toEqual([2, 'REPLACE']);
    await go(({ goTo }) => goTo(1));
    await go(({ goBack }) => goBack());
    expect([step(), router.state.historyAction]).toEqual([0, 'REPLACE']);
  });
});
