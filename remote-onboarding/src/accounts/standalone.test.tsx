import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@investor-portal/shared/routes/paths';
import { configure } from '@investor-portal/shared/testing/configure';
import { renderRemote } from '../testing/render-remote';
// Loaded up front, so that compiling them does not count towards a test's timeout.
import './PremiumAccountPage';
import './QualifiedAccountPage';

// Nothing listens on port 1: a form that made a request would fail here.
beforeEach(() => configure());

const button = (name: string) => screen.findByRole('button', { name });

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
    const dialog = await screen.findByRole('dialog', { name: 'Registration Successful' });
    const choice = [...dialog.querySelectorAll('button')].find((it) => it.textContent === name);
    await userEvent.click(choice ?? dialog);
    expect(router.state.location.pathname).toBe(path);
  });

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
    await userEvent.click(await button('Proceed'));
    expect(screen.queryByRole('dialog')).toBeNull();
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
