import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@investor-portal/shared/routes/paths';
import { forgetSession } from '@investor-portal/shared/session/session';
import { cachedUser } from '@investor-portal/shared/testing/page-wrapper';
import { configure } from '@investor-portal/shared/testing/configure';
import { openSession, setUser } from '@investor-portal/shared/testing/page-session';
import { button, renderRemote } from '../testing/wizard';
// Loaded before the tests, so that compiling does not count towards a test's timeout.
import './StandaloneForm';

const support = 'help@platform.example';

// Port 1 has no server, so a form that makes a request would fail here.
beforeEach(() => {
  configure({ links: { support: '+63 2 8888 0000' } });
  forgetSession();
});

/** Gives the required answers and presses Submit. `applies` decides whether the answers apply for the tier. */
async function submit(path: string, applies = true) {
  if (path === paths.premiumAccount) {
    await userEvent.click(await screen.findByLabelText(/Annual Gross Income/));
    await userEvent.paste('50000');
    await userEvent.selectOptions(screen.getByLabelText('Total Asset *'), 'Below Php 500,000');
    await userEvent.selectOptions(screen.getByLabelText('Net Worth *'), 'Above Php 1,000,000');
    await userEvent.click(screen.getByLabelText(/Tax Identification Number/));
    await userEvent.paste('123456789');
  }
  await userEvent.click(await screen.findByRole('radio', { name: applies ? 'Yes' : 'No' }));
  await userEvent.click(button('Submit'));
  return screen.findByRole('dialog', { name: 'Registration Successful' });
}

describe('§2 the standalone forms', () => {
  test('forgets the tier of an earlier visit when the details cannot be loaded', async () => {
    setUser({ accountTier: 'PREMIUM' });
    openSession();
    renderRemote(paths.premiumAccount);
    expect(await screen.findByText('You have Premium Account Access')).toBeVisible();
    expect(await screen.findByText('How to apply', {}, { timeout: 10_000 })).toBeVisible();
  });

  const { profile, premiumAccount, qualifiedAccount, opportunities } = paths;
  const until = 'To apply, contact +63 2 8888 0000. The platform decides. Until then, ';
  const nothing = 'You chose not to apply, so there is nothing to send.';
  const staying = 'You chose to stay within PHP 50,000.00, so there is nothing to send.';
  const basicStays = `${until}Basic Account Access and its limit of PHP 50,000.00 stay.`;
  const apply = 'How to apply';
  const isPremium = 'You have Premium Account Access';
  const isQualified = 'You are a qualified investor';
  test.each([
    [premiumAccount, 'Basic', apply, true, basicStays],
    [premiumAccount, 'Premium', isPremium, true, `${until}your present tier stays.`],
    [premiumAccount, '', apply, true, `${until}your present tier and its investment limit stay.`],
    [premiumAccount, 'Basic', apply, false, staying],
    [premiumAccount, '', apply, false, staying],
    // The limit does not apply to these investors, so they do not stay within it.
    [premiumAccount, 'Premium', isPremium, false, nothing],
    [premiumAccount, 'Qualified', isQualified, false, nothing],
    [qualifiedAccount, 'Premium', apply, false, nothing],
    [qualifiedAccount, 'Premium', apply, true, `${until}your present tier stays.`],
    [qualifiedAccount, 'Qualified', isQualified, false, nothing],
  ])(
    'readings W17: %s tells tier %p “%s”, then what follows the answer %p, and leads on',
    async (path, accountTier, told, applies, text) => {
      // An e-mail would be offered to those who apply.
      if (!applies) configure({ links: { support } });
      const router = renderRemote(path, cachedUser({ accountTier }));
      expect(await screen.findByText(told)).toBeVisible();
      const needless = screen.queryByText(/You don’t need this form\.$/);
      expect(needless === null).toBe(told === apply);
      expect(screen.queryByText(apply) === null).toBe(told !== apply);
      const dialog = await submit(path, applies);
      expect(dialog).toHaveAccessibleDescription(`Your form is complete. ${text}`);
      expect(screen.queryByRole('link', { name: /e-mail/ })).toBeNull();
      const [name, destination] = applies
        ? ['Cancel', profile]
        : // No form follows the qualified form, so Proceed leads to the campaigns.
          ['Proceed', path === premiumAccount ? qualifiedAccount : opportunities];
      await userEvent.click(within(dialog).getByRole('button', { name }));
      expect(router.state.location.pathname).toBe(destination);
    },
  );

  test('readings W17: the application is an e-mail with the answers and without the tax number', async () => {
    configure({ links: { support } });
    setUser({ accountId: '77', firstName: 'Ana', lastName: 'Reyes & Sons', accountTier: '' });
    renderRemote(paths.premiumAccount);
    const told = /^Your form is complete\. Send it by e-mail to apply for Premium Account Access\./;
    expect(await submit(paths.premiumAccount)).toHaveAccessibleDescription(told);
    expect(screen.getByText(/^Your answers are in it/)).toHaveTextContent('not your tax number');
    const link = screen.getByRole('link', { name: 'Send by e-mail' });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(pathname).toBe(support);
    expect(searchParams.get('subject')).toBe('Premium Account Access');
    expect(searchParams.get('body')?.split('\r\n')).toEqual([
      'I would like to apply for Premium Account Access.',
      '',
      'Name: Ana Reyes & Sons',
      'Account ID: 77',
      'Waive the standard investment limit: Yes',
      'Annual Gross Income: PHP 50,000.00',
      'Total Asset: Below Php 500,000',
      'Net Worth: Above Php 1,000,000',
    ]);
  });

  async function expectHowToApply(how: RegExp) {
    const told = (await screen.findByText('How to apply')).parentElement;
    expect(told).toHaveTextContent(how);
    expect(told).toHaveTextContent('The form can’t change your tier: the platform decides.');
    const field = screen.getByRole('radio', { name: 'Yes' });
    expect(told?.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }

  test('the premium form says how to apply, names what is missing, and does not go on without it', async () => {
    configure({ links: { support } });
    const router = renderRemote(premiumAccount, cachedUser({ accountTier: 'Basic' }));
    await expectHowToApply(/an e-mail, and you send it\./);
    await userEvent.click(button('Submit'));
    expect(await screen.findByText('Asset is required')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
    expect(router.state.location.pathname).toBe(profile);
  });

  test('the qualified form says how to apply, waits for a choice, and shows the thresholds of spec §9', async () => {
    const worth = { qualifiedNetWorth: 40_000_000, qualifiedStockPortfolio: 2_500_000 };
    const limits = { qualifiedAnnualIncome: 10_004_999, ...worth };
    configure({ limits, links: { support: 'https://a.example' } });
    renderRemote(qualifiedAccount, cachedUser({ accountTier: 'Premium' }));
    await expectHowToApply(/then contact the platform’s support/);
    expect(button('Submit')).toBeDisabled();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'an annual gross income of at least 10.004999 million pesos',
      'a personal net worth over 40 million pesos',
      'a stock portfolio worth over 2.5 million pesos',
    ]);
  });
});
