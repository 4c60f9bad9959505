import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { type Tier, createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { recordMessages } from '@investor-portal/shared/testing/window-messages';
import { show } from '@investor-portal/shared/testing/show';
import { readDraft } from '../investment-draft/investment-draft';
import { AmountCard } from './AmountPage';
import { useInvestment } from './use-investment';

const limits = { minAmountPerInvestor: 1_000, sharePrice: 500 };
const body = (data: unknown) => ({ response: { body: JSON.stringify({ data }) } });
const late = { timeout: 8_000 };
const limitLabel = 'Left of your standard limit (estimate)';
const left = () => screen.getByText(limitLabel).nextElementSibling;
const topUp = () => screen.queryByRole('button', { name: 'Add money to your wallet' });
const useButtons = () =>
  screen.queryAllByRole('button', { name: /^Use / }).map(({ textContent }) => textContent);
const premiumLink = () => screen.queryByRole('link', { name: 'Apply for Premium Account Access' });

const platform = window.location.origin;
const addsMoney = (platformOrigins = [platform], walletTopUp = true) =>
  configure({ ...runtimeConfig(), platformOrigins, walletTopUp });

const noFaults: Record<string, object> = {};

async function open(
  tier: Tier,
  { balance = 100_000, committed = 0, maximum = 0, closed = false, faults = noFaults } = {},
) {
  const { externalReferenceCode, fail, commit } = await signIn(tier, { balance });
  const campaign = await createCampaign({ ...limits, maxAmountPerInvestor: maximum });
  if (committed) await commit(campaign, committed);
  for (const [call, fault] of Object.entries(faults)) await fail(call, fault);
  const user = await fetchUserDetails(externalReferenceCode);
  const saved = () => readDraft(externalReferenceCode, campaign.guid)?.amount;
  const invested: unknown[] = [];
  function Card() {
    const investment = useInvestment(campaign, closed);
    return <AmountCard investment={investment} onInvest={() => invested.push(saved())} />;
  }
  show(<Card />);
  await waitFor(() => expect(document.body).toHaveTextContent(/WalletPHP/));
  return { invested, saved, user, fail };
}

const enter = async (amount: string) => {
  await userEvent.clear(screen.getByLabelText('Amount'));
  // Typing would render the card for each key.
  await userEvent.paste(amount);
};

describe('§6 the standard investment limit', () => {
  it('shows a Basic investor what is left, warns of more without preventing it, and offers what is in the wallet too', async () => {
    const { invested, saved } = await open('Basic', { committed: 10_000, balance: 60_000 });
    addsMoney();
    await waitFor(() => expect(left()).toHaveTextContent('PHP 40,000.00 of PHP 50,000.00'), late);
    await enter('40000');
    expect(premiumLink()).not.toBeInTheDocument();
    await enter('45000.00');
    expect(screen.getByText(/PHP 5,000\.00/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('over your standard investment limit.');
    expect(premiumLink()).toHaveAttribute('href', paths.premiumAccount);
    await userEvent.click(screen.getByRole('button', { name: 'Invest' }));
    expect(invested).toEqual([45_000_00]);
    // The amount is still there when the investor comes back from the form.
    await userEvent.click(premiumLink() as HTMLElement);
    expect(saved()).toBe(45_000_00);
    await enter('90300');
    expect(useButtons()).toEqual(['Use 90,000.00', 'Use PHP 40,000.00']);
    // More money would not help.
    expect(topUp()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Use PHP 40,000.00' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('40,000.00');
    expect(useButtons()).toEqual([]);
  });

  it.each([
    ['Basic', { status: 422, message: 'No list today.' }, 'Not known'],
    ['Basic', { response: { body: '{"data": [{}], "totalPages": 1}' } }, 'Not known'],
    ['Institutional', {}, 'Not known'],
    ['Premium', {}, undefined],
  ] as const)('of tier %s with commitments that answer %j: %s', async (tier, fault, text) => {
    const { invested } = await open(tier, { committed: 10_000, faults: { commitments: fault } });
    const shown = () => screen.queryByText(limitLabel)?.nextElementSibling?.textContent;
    await waitFor(() => expect(shown()).toBe(text), late);
    await enter('60000');
    expect(premiumLink()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Invest' }));
    expect(invested).toEqual([60_000_00]);
  });
});

it('says what is left of the maximum per investor after earlier commitments, offers amounts within it, and warns of more', async () => {
  const title = 'This is over what is left of the maximum';
  const { invested } = await open('Premium', { committed: 60_000, maximum: 80_000 });
  const field = screen.getByLabelText('Amount');
  const described =
    /At least PHP 1,000\.00, at most PHP 80,000\.00.* PHP 60,000\.00 ?, so PHP 20,000\.00 is left/;
  await waitFor(() => expect(field).toHaveAccessibleDescription(described), late);
  await userEvent.click(screen.getByRole('button', { name: '2,000.00' }));
  expect(field).toHaveValue('2,000.00');
  expect(screen.getByText('PHP 2,000.00, 4 shares')).toBeInTheDocument();
  await enter('20000');
  expect(screen.queryByText(title)).not.toBeInTheDocument();
  await enter('30000');
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(`${title}.`);
  // The screen lets the investor continue, because the API decides.
  await userEvent.click(screen.getByRole('button', { name: 'Invest' }));
  expect(invested).toEqual([30_000_00]);
  expect(useButtons()).toEqual(['Use PHP 20,000.00']);
  // The screen offers no amount above the rest of the maximum.
  for (const offer of screen.getAllByRole('button', { name: /^[\d,]+\.\d\d$/ }))
    expect(Number(offer.textContent.replaceAll(',', ''))).toBeLessThanOrEqual(20_000);
});

it('promises nothing of cancelling or sharing where it is too late to invest', async () => {
  await open('Premium', { closed: true });
  expect(screen.getByText('Share price')).toBeVisible();
  expect(document.body).not.toHaveTextContent(
    /Can be cancelled until|Cancellation closed|If investors want/,
  );
});

describe('an amount that the wallet does not cover', () => {
  const wanted = recordMessages();
  beforeEach(() => void (wanted.length = 0));

  it('can be lowered to the balance, or the platform is asked to add the missing amount', async () => {
    await open('Basic', { balance: 10_250 });
    addsMoney();
    // Only the lowest cap is shown.
    await waitFor(() => expect(left()).toHaveTextContent('PHP 50,000.00'), late);
    await enter('60000');
    expect(document.body).toHaveTextContent(/is short by PHP 49,750\.00.*WalletPHP 10,250\.00/);
    expect(screen.getByRole('status')).toHaveTextContent('Your wallet does not cover this amount.');
    expect(useButtons()).toEqual(['Use PHP 10,000.00']);
    await userEvent.click(topUp() as HTMLElement);
    const message = { action: 'portal:top-up-wanted', value: { amount: 49_750, currency: 'PHP' } };
    await waitFor(() => expect(wanted).toEqual([message]));
    // Below the minimum, more money would not help.
    await enter('500');
    expect(topUp()).not.toBeInTheDocument();
    await enter('60000');
    await userEvent.click(screen.getByRole('button', { name: 'Use PHP 10,000.00' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('10,000.00');
  });

  it('includes the fee of the payment option, and so does what is suggested', async () => {
    const option = { productGuid: 'P-1', providerCode: 'EVLT', fee: 25 };
    await open('Premium', { balance: 60_000, faults: { paymentOptions: body([option]) } });
    await enter('60000');
    await screen.findByText(/is short by/, {}, late);
    expect(document.body).toHaveTextContent('Your wallet is short by PHP 25.00');
    await userEvent.click(screen.getByRole('button', { name: 'Use PHP 59,500.00' }));
    expect(screen.queryByText(/is short by/)).not.toBeInTheDocument();
  });

  it('is compared with a fresh balance at every hand-over after the request for a top-up', async () => {
    const { user, fail } = await open('Premium', { balance: 10_000 });
    addsMoney();
    await enter('60000');
    for (const balance of [20_000, 60_000]) {
      const data = { ...user, walletDetails: { ...user.walletDetails, balance } };
      await fail('userDetails', { times: 1, ...body(data) });
    }
    const handOver = () => act(() => store.set(externalAtom, (now) => (now ? { ...now } : now)));
    handOver();
    expect(screen.getByText(/is short by/)).toBeVisible();
    await userEvent.click(topUp() as HTMLElement);
    handOver();
    await waitFor(() => expect(useButtons()).toEqual(['Use PHP 20,000.00']));
    handOver();
    await waitFor(() => expect(screen.queryByText(/is short by/)).not.toBeInTheDocument());
  });

  it.each([
    ['adds no money to wallets', platform, false],
    ['is not around the portal', 'https://www.example', true],
  ])('leads to no platform that %s', async (_what, origin, walletTopUp) => {
    await open('Premium', { balance: 500 });
    addsMoney([origin], walletTopUp);
    await enter('60000');
    expect(screen.getByText(/is short by/)).toBeVisible();
    // An amount below the minimum would not help either.
    expect(useButtons()).toEqual([]);
    expect(topUp()).not.toBeInTheDocument();
  });
});
