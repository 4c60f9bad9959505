import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from '@investor-portal/shared/routes/paths';
import { userDetailsSchema } from '@investor-portal/shared/session/session';
import { pageWrapper } from '@investor-portal/shared/testing/page-wrapper';
import { signIn, type InvestorOptions, type Tier } from '@investor-portal/shared/testing/sandbox';
import { SwrBoundary } from '../swr/SwrBoundary';
import { InvestorCard } from './InvestorCard';
import { ProfilePage } from './ProfilePage';

async function open(tier: Tier, options: InvestorOptions, ...faults: object[]) {
  const { fail } = await signIn(tier, options);
  for (const fault of faults) await fail('userDetails', { times: 1, ...fault });
  render(
    <SwrBoundary>
      <MemoryRouter>
        <ProfilePage />
      </MemoryRouter>
    </SwrBoundary>,
    { wrapper: pageWrapper() },
  );
}

describe('§2 Profile', () => {
  it('shows the investor, the wallet, the tier and a link to the next tier', async () => {
    await open('Basic', { firstName: 'Liwayway', lastName: 'Santos', balance: 12_345.6 });
    expect(await screen.findByText('Liwayway Santos')).toBeVisible();
    expect(screen.getByText('12,345.60', { exact: false })).toBeVisible();
    expect(screen.getByText('Wallet ID')).toBeVisible();
    expect(screen.getByText('Basic Account Access')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Apply for Premium Account Access' })).toHaveAttribute(
      'href',
      paths.premiumAccount,
    );
  });

  it.each([
    ['+63', null, '--'],
    ['+63', ' ', '--'],
    ['+63', '9171234567', '+63 9171234567'],
    ['+63', '+639171234567', '+639171234567'],
    [null, '09171234567', '09171234567'],
  ])('with the prefix %j and the number %j, the mobile number is %j', (prefix, number, shown) => {
    const given = { mobilePrefix: prefix, mobileNumber: number };
    render(<InvestorCard user={v.parse(userDetailsSchema, given)} />, { wrapper: pageWrapper() });
    expect(screen.getByText('Mobile number').nextSibling).toHaveTextContent(shown);
  });

  it('invites an unregistered investor to complete the registration (readings S2)', async () => {
    await open('New', { firstName: 'Bagong', lastName: 'Mamumuhunan' });
    expect(await screen.findByText('Bagong Mamumuhunan')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Complete registration' })).toHaveAttribute(
      'href',
      paths.registration,
    );
  });

  it.each<[Tier, [string, string][]]>([
    ['New', [['Browse campaigns', paths.opportunities]]],
    [
      'Basic',
      [
        ['Browse campaigns', paths.opportunities],
        ['Follow your investments', paths.portfolio],
      ],
    ],
  ])('leads a %s investor on', async (tier, links) => {
    await open(tier, {});
    const steps = await screen.findAllByRole('listitem');
    const shown = steps.map((step) => within(step).getByRole('link'));
    expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
  });

  it('marks Retry as busy while it loads again', async () => {
    await open('Basic', { firstName: 'Amihan' }, { status: 404 }, { delayMs: 300 });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(retry).not.toHaveAttribute('aria-busy');
    await userEvent.click(retry);
    expect(retry).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText(/Amihan/)).toBeVisible();
  });
});
