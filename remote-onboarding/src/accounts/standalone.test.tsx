import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { paths } from '@investor-portal/shared/routes/paths';
import { userDetailsSchema, usersAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { renderRemote } from '../testing/render-remote';
// Loaded up front, so that compiling them does not count towards a test's timeout.
import './PremiumAccountPage';
import './QualifiedAccountPage';

// Nothing listens on port 1: a form that made a request would fail here.
beforeEach(() => {
  configure({ links: { support: '+63 2 8888 0000' } });
  store.set(usersAtom, null);
});

const button = (name: string) => screen.findByRole('button', { name });

/** Answers what a form requires and presses Submit. */
async function submit(path: string) {
  if (path === paths.premiumAccount) {
    await userEvent.type(await screen.findByLabelText(/Annual Gross Income/), '50000');
    await userEvent.selectOptions(screen.getByLabelText('Total Asset *'), 'Below Php 500,000');
    await userEvent.selectOptions(screen.getByLabelText('Net Worth *'), 'Below Php 500,000');
  }
  await userEvent.click(await screen.findByRole('radio', { name: 'No' }));
  await userEvent.click(await button('Submit'));
  return screen.findByRole('dialog', { name: 'Registration Successful' });
}

describe('§2 the standalone forms', () => {
  test.each([
    [paths.premiumAccount, 'Cancel', paths.profile],
    [paths.premiumAccount, 'Proceed', paths.qualifiedAccount],
    [paths.qualifiedAccount, 'Cancel', paths.profile],
    // Readings W17: it leads on to what an investor comes for.
    [paths.qualifiedAccount, 'Proceed', paths.opportunities],
  ])('in the dialog of %s, %s goes to %s', async (path, name, destination) => {
    const router = renderRemote(path);
    await userEvent.click(within(await submit(path)).getByRole('button', { name }));
    expect(router.state.location.pathname).toBe(destination);
  });

  test.each([
    ['Basic', 'Until then, Basic Account Access and its limit of PHP 50,000.00 stay.'],
    ['Premium', 'Until then, your present tier and its investment limit stay.'],
    ['', 'Until then, your present tier and its investment limit stay.'],
  ])(
    'readings W17: the dialog says what happens next, and what stays for tier %p',
    async (accountTier, limit) => {
      store.set(usersAtom, v.parse(userDetailsSchema, { accountTier }));
      renderRemote(paths.premiumAccount);
      expect(await submit(paths.premiumAccount)).toHaveAccessibleDescription(
        'Your answers are complete. Your tier hasn’t changed yet. ' +
          'To apply, contact +63 2 8888 0000. The platform decides and changes your tier. ' +
          `${limit} Proceed to Qualified Account Access, or cancel to return to your profile.`,
      );
    },
  );

  test('the qualified form waits for a choice, and shows the three thresholds of spec §9 as configured', async () => {
    configure({
      limits: {
        qualifiedAnnualIncome: 500_000,
        qualifiedNetWorth: 40_000_000,
        qualifiedStockPortfolio: 2_500_000,
      },
    });
    renderRemote(paths.qualifiedAccount);
    expect(await button('Submit')).toBeDisabled();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'an annual gross income of at least 500,000 pesos',
      'a personal net worth over 40 million pesos',
      'a stock portfolio over 2.5 million pesos',
    ]);
  });
});

test.each([paths.premiumAccount, paths.qualifiedAccount])(
  'readings W17: %s leads back to the profile, and says before Submit that it changes nothing',
  async (path) => {
    const router = renderRemote(path);
    await button('Submit');
    expect(screen.getByText('Submit doesn’t change your tier yet')).toBeVisible();
    expect(screen.getByText(/contact/)).toHaveTextContent('contact +63 2 8888 0000.');
    await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
    expect(router.state.location.pathname).toBe(paths.profile);
  },
);
