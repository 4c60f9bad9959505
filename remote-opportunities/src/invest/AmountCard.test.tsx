import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/partner';
import { paths } from '@investor-portal/shared/routes/paths';
import { createCampaign, type Tier } from '@investor-portal/shared/testing/sandbox';
import { show, signIn } from '../testing/show';
import { AmountCard } from './AmountCard';

const limits = { minAmountPerInvestor: 1_000, maxAmountPerInvestor: 0, sharePrice: 500 };
const limitLabel = 'Left of your standard limit (estimate)';
const left = () => screen.getByText(limitLabel).nextElementSibling;
const premiumLink = () => screen.queryByRole('link', { name: 'Apply for Premium Account Access' });

interface Options {
  balance?: number;
  committed?: number;
  /** What goes wrong with the list of commitments. */
  fault?: object;
}

async function open(tier: Tier, { balance = 100_000, committed, fault }: Options = {}) {
  const { externalReferenceCode, fail, commit } = await signIn(tier, { balance });
  const campaign = await createCampaign(limits);
  if (committed) await commit(campaign, committed);
  if (fault) await fail('commitments', fault);
  const user = await fetchUserDetails(externalReferenceCode);
  const [invested, saved]: [number[], number[]] = [[], []];
  show(
    <AmountCard
      campaign={campaign}
      user={user}
      initialAmount={null}
      closed={false}
      onInvest={(each) => invested.push(each)}
      onLeave={(each) => saved.push(each)}
    />,
  );
  return { invested, saved };
}

const type = async (amount: string) => {
  const field = screen.getByLabelText('Amount');
  await userEvent.clear(field);
  await userEvent.type(field, amount);
};

describe('§6 the standard investment limit', () => {
  it('shows a Basic investor what is left, and warns of more without preventing it', async () => {
    const { invested, saved } = await open('Basic', { committed: 10_000 });
    await waitFor(() => expect(left()).toHaveTextContent('PHP 40,000.00 of PHP 50,000.00'), {
      timeout: 8_000,
    });
    await type('40000');
    expect(premiumLink()).not.toBeInTheDocument();
    await type('45000.00');
    expect(screen.getByText('This is over your standard investment limit')).toBeVisible();
    expect(screen.getByText(/PHP 5,000\.00/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'This is over your standard investment limit.',
    );
    expect(premiumLink()).toHaveAttribute('href', paths.premiumAccount);
    await userEvent.click(screen.getByRole('button', { name: 'Invest' }));
    expect(invested).toEqual([45_000_00]);
    // The amount is there when the investor comes back from the form.
    await userEvent.click(premiumLink() as HTMLElement);
    expect(saved).toEqual([45_000_00]);
  });

  it.each([
    ['fail', { status: 422, message: 'No list today.' }],
    ['cannot all be read', { response: { body: '{"data": [{}], "totalPages": 1}' } }],
  ])('is not guessed when the commitments %s', async (_how, fault) => {
    const { invested } = await open('Basic', { committed: 10_000, fault });
    await waitFor(() => expect(left()).toHaveTextContent('Not known'), { timeout: 8_000 });
    await type('60000');
    expect(premiumLink()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Invest' }));
    expect(invested).toEqual([60_000_00]);
  });

  it('counts what a fresh commitment commits, although its calibrated amount is still 0', async () => {
    // The sandbox names it 'committed' as soon as it settles (sentinel inputs).
    await open('Basic', { committed: 20_013.98 });
    await waitFor(() => expect(left()).toHaveTextContent('PHP 29,986.02 of PHP 50,000.00'), {
      timeout: 8_000,
    });
  });

  it.each([
    ['Institutional', 'Not known'],
    ['Premium', 'No limit for your account'],
  ] as const)('of a tier other than Basic, %s: %s', async (tier, text) => {
    await open(tier);
    expect(left()).toHaveTextContent(text);
    await type('60000');
    expect(premiumLink()).not.toBeInTheDocument();
  });
});

it('says by how much the wallet is short, before it says what the wallet holds', async () => {
  await open('Premium', { balance: 10_000 });
  await type('60000');
  const read = document.body.textContent;
  const missing = read.indexOf('Your wallet is short by PHP 50,000.00');
  expect(missing).toBeGreaterThan(0);
  expect(missing).toBeLessThan(read.indexOf('Wallet balancePHP 10,000.00'));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your wallet balance is less than this amount.',
  );
  await type('10000');
  expect(screen.queryByText(/is short by/)).not.toBeInTheDocument();
});

it('takes a suggested amount of whole shares', async () => {
  const { invested } = await open('Premium');
  await type('5100');
  await userEvent.click(screen.getByRole('button', { name: 'Use 5,500.00' }));
  expect(screen.getByLabelText('Amount')).toHaveValue('5,500.00');
  await userEvent.click(screen.getByRole('button', { name: 'Invest' }));
  expect(invested).toEqual([5_500_00]);
});
