import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import { paths } from '@investor-portal/shared/routes/paths';
import { externalAtom, userDetailsSchema } from '@investor-portal/shared/session/session';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { signIn } from '@investor-portal/shared/testing/sandbox';
import { tellOnce } from '@investor-portal/shared/storage/tell-once';
import { show as showScreen } from '@investor-portal/shared/testing/show';
import { recordMessages } from '@investor-portal/shared/testing/window-messages';
import { InvestorCard, ProfilePage } from './ProfilePage';

const show = () => showScreen(<ProfilePage />);

/** Returns where the profile leads the investor on. */
async function steps() {
  const section = await screen.findByRole('region', { name: 'What you can do' });
  const links = within(section).getAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('§2 Profile', () => {
  it('offers Retry when the details did not load, and shows the investor, the wallet, the tier and a link to the next tier', async () => {
    const name = { firstName: 'Liwayway', lastName: 'Santos' };
    const { fail } = await signIn('Basic', { ...name, balance: 12_345.6 });
    await fail('userDetails', { times: 1, status: 404 });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Liwayway Santos')).toBeVisible();
    expect(screen.getByText('12,345.60', { exact: false })).toBeVisible();
    expect(screen.getByText('Wallet ID')).toBeVisible();
    expect(screen.getByText('Basic Account Access')).toBeVisible();
    const apply = screen.getByRole('link', { name: 'Apply for Premium Account Access' });
    expect(apply).toHaveAttribute('href', paths.premiumAccount);
    expect(await steps()).toEqual([
      ['Browse campaigns', paths.opportunities],
      ['Follow your investments', paths.portfolio],
    ]);
  });

  it('invites an unregistered investor to complete the registration, until it is received (readings S2)', async () => {
    await signIn('New', { firstName: 'Bagong', lastName: 'Mamumuhunan' });
    const { unmount } = show();
    expect(await screen.findByText('Bagong Mamumuhunan')).toBeVisible();
    const register = screen.getByRole('link', { name: 'Complete registration' });
    expect(register).toHaveAttribute('href', paths.registration);
    expect(await steps()).toEqual([['Browse campaigns', paths.opportunities]]);
    unmount();
    tellOnce({ action: 'portal:registered', value: null }, '');
    show();
    expect(await screen.findByText('We’ve received your registration')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Complete registration' })).toBeNull();
  });

  it.each([
    ['+63', null, '--'],
    ['+63', ' ', '--'],
    ['+63', '9171234567', '+63 9171234567'],
    ['+63', '+639171234567', '+639171234567'],
    [null, '09171234567', '09171234567'],
  ])('with the prefix %j and the number %j, the mobile number is %j', (prefix, number, shown) => {
    const given = { mobilePrefix: prefix, mobileNumber: number };
    showScreen(<InvestorCard user={v.parse(userDetailsSchema, given)} />);
    const fact = screen.getByText('Mobile number').nextElementSibling;
    expect(fact).toHaveTextContent(shown);
    expect(fact?.querySelector('[translate=no]')?.textContent ?? '--').toBe(shown);
  });

  it('asks the platform for money, without an amount, and reads the wallet anew after that', async () => {
    const posted = recordMessages();
    const { answer, externalReferenceCode } = await signIn('Basic', { balance: 10_000 });
    const origin = window.location.origin;
    configure({ ...runtimeConfig(), platformOrigins: [origin], walletTopUp: true });
    show();
    const wallet = await screen.findByRole('region', { name: 'Wallet' });
    await userEvent.click(within(wallet).getByRole('button', { name: 'Add money' }));
    const message = { action: 'portal:top-up-wanted', value: { currency: 'PHP' } };
    await waitFor(() => expect(posted).toEqual([message]));
    const user = await fetchUserDetails(externalReferenceCode);
    const walletDetails = { ...user.walletDetails, balance: 60_000 };
    await answer('userDetails', { ...user, walletDetails });
    act(() => store.set(externalAtom, (now) => (now ? { ...now } : now)));
    expect(await within(wallet).findByText('60,000.00')).toBeVisible();
  });
});
