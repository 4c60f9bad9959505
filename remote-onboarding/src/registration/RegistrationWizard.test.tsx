import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  createInvestor,
  useSandboxSession as signIn,
} from '@investor-portal/shared/testing/sandbox';
import { renderRemote } from '../testing/render-remote';
import { validAnswers } from '../testing/valid-answers';
import { forgetAnswers, keepAnswers } from './kept-answers';
// Compiled before the tests begin to wait for it.
import './RegistrationPage';

jest.setTimeout(30_000);
beforeEach(() => forgetAnswers());

/** A step of the wizard with every answer given, as after a reload. */
async function openAt(step: number, name: string) {
  const investor = await createInvestor('New');
  await signIn(investor);
  const nothing = { taxNumber: false, signature: false };
  keepAnswers(investor.externalReferenceCode, validAnswers, nothing);
  const router = renderRemote(`${paths.registration}?step=${step}`);
  await title(name);
  return { router, investor };
}

const title = (name: string) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });
const button = (name: string) => screen.getByRole('button', { name });

describe('§4 Previous and Proceed', () => {
  test('two presses leave a step once, and Previous leads back', async () => {
    await openAt(3, 'Premium Account Access');
    fireEvent.click(button('Proceed'));
    fireEvent.click(button('Proceed'));
    await title('Qualified Account Access');
    await userEvent.click(button('Previous'));
    await title('Premium Account Access');
  });

  test('the next step’s heading takes the focus', async () => {
    await openAt(3, 'Premium Account Access');
    await userEvent.click(button('Proceed'));
    expect(await title('Qualified Account Access')).toHaveFocus();
    await userEvent.click(button('Previous'));
    expect(await title('Premium Account Access')).toHaveFocus();
  });

  test('an Enter that is held ends at the next step, and submits nothing', async () => {
    await openAt(3, 'Premium Account Access');
    button('Proceed').focus();
    for (let times = 0; times < 12; times += 1) {
      await userEvent.keyboard('{Enter}');
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await title('Qualified Account Access');
  });

  test('the second click of a double one does nothing', async () => {
    const { router } = await openAt(4, 'Qualified Account Access');
    fireEvent.click(button('Proceed'), { detail: 2 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(router.state.location.search).toBe('?step=4');
  });
});
