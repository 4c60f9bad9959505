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
const dialogIn = async () => within(await screen.findByRole('dialog'));

describe('§2 standalone premium form', () => {
  async function fill() {
    await userEvent.type(await screen.findByLabelText(/Annual Gross Income/), '50000');
    await userEvent.selectOptions(screen.getByLabelText('Total Asset *'), 'Below Php 500,000');
    await userEvent.selectOptions(screen.getByLabelText('Net Worth *'), 'Below Php 500,000');
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  }

  test('an empty form shows its own required messages', async () => {
    renderRemote(paths.premiumAccount);
    await userEvent.click(await button('Submit'));
    expect(await screen.findByText('Annual Gross Income is required')).toBeVisible();
    expect(screen.getByText('Asset is required')).toBeVisible();
    expect(screen.getByText('Net Worth is required')).toBeVisible();
    expect(screen.getByText('This is required')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['Cancel', paths.profile],
    ['Proceed', paths.qualifiedAccount],
  ])('%s in its dialog goes to %s', async (name, path) => {
    const router = renderRemote(paths.premiumAccount);
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('dialog')).toHaveAccessibleName('Registration Successful');
    await userEvent.click((await dialogIn()).getByRole('button', { name }));
    expect(router.state.location.pathname).toBe(path);
  });

  test.each([
    ['Basic', 'Until then, Basic Account Access and its limit of PHP 50,000.00 stay.'],
    ['Premium', 'Until then, your present tier and its investment limit stay.'],
    ['', 'Until then, your present tier and its investment limit stay.'],
  ])(
    'readings W17: its dialog says what happens next, and what stays for tier %p',
    async (accountTier, limit) => {
      store.set(usersAtom, v.parse(userDetailsSchema, { accountTier }));
      renderRemote(paths.premiumAccount);
      await fill();
      await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
      expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
        'Your answers are complete. Your tier hasn’t changed yet. ' +
          'To apply, contact +63 2 8888 0000. The platform decides and changes your tier. ' +
          `${limit} Proceed to Qualified Account Access, or cancel to return to your profile.`,
      );
    },
  );

  test('Cancel goes to the profile', async () => {
    const router = renderRemote(paths.premiumAccount);
    await userEvent.click(await button('Cancel'));
    expect(router.state.location.pathname).toBe(paths.profile);
  });
});

describe('§2 standalone qualified form', () => {
  test('Submit is disabled until a choice is made, then opens the same dialog', async () => {
    renderRemote(paths.qualifiedAccount);
    expect(await button('Submit')).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(await button('Submit'));
    expect(await screen.findByRole('dialog', { name: 'Registration Successful' })).toBeVisible();
  });

  test.each([
    ['Cancel', paths.profile],
    ['Proceed', paths.opportunities],
  ])('readings W17: %s in its dialog leads on, to %s', async (name, path) => {
    const router = renderRemote(paths.qualifiedAccount);
    await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
    await userEvent.click(await button('Submit'));
    await userEvent.click((await dialogIn()).getByRole('button', { name }));
    expect(router.state.location.pathname).toBe(path);
  });

  test('shows the three thresholds of spec §9 as configured', async () => {
    configure({ limits: { qualifiedNetWorth: 40_000_000 } });
    renderRemote(paths.qualifiedAccount);
    await button('Submit');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'an annual gross income of at least 10 million pesos',
      'a personal net worth over 40 million pesos',
      'a stock portfolio over 10 million pesos',
    ]);
  });
});

describe('readings W17: both standalone forms', () => {
  test.each([paths.premiumAccount, paths.qualifiedAccount])(
    '%s leads back to the profile, and says before Submit that it changes nothing',
    async (path) => {
      const router = renderRemote(path);
      await button('Submit');
      expect(screen.getByText('Submit doesn’t change your tier yet')).toBeVisible();
      expect(screen.getByText(/contact/)).toHaveTextContent('contact +63 2 8888 0000.');
      await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
      expect(router.state.location.pathname).toBe(paths.profile);
    },
  );
});
