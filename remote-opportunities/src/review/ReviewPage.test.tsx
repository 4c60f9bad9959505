import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { runtimeConfig, setRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { paths } from '@investor-portal/shared/routes/paths';
import { createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { invest } from '@investor-portal/shared/partner-api/contract/commitments';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import type { Centavos } from '@investor-portal/shared/rules/money';
import type { Receipt } from '../receipt/receipt';
import { show } from '@investor-portal/shared/testing/show';
import { draftOf, hurryLookups, wallet } from './testing/submission';
import { commitmentPayload } from './submit-commitment';
import { ReviewCard } from './ReviewPage';

hurryLookups();

const offering = { minAmountPerInvestor: 1_000, maxAmountPerInvestor: 0 };

async function start(balance = 500_000, terms: object = {}) {
  const investor = await signIn('Premium', { balance });
  const campaign = await createCampaign({ ...offering, ...terms });
  const { externalReferenceCode } = investor;
  const receipts = () => localStorage.getItem(`investor:receipts:${externalReferenceCode}`);
  /** Shows the review of PHP 20,000 or another amount. */
  const review = async ({ amount = 20_000, offer = campaign, payment = wallet } = {}) => {
    const draft = draftOf(externalReferenceCode, offer, amount);
    show(<ReviewCard {...{ campaign: offer, draft, payment, onDraftChange: () => {} }} />);
    const submit = screen.getByRole('button', { name: 'Submit' });
    expect(submit).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));
    return submit;
  };
  return { ...investor, campaign, receipts, review };
}

it('asks before a second commitment however many newer ones stand elsewhere', async () => {
  const { campaign, commit, review } = await start();
  const other = await createCampaign(offering);
  await commit(campaign, 20_000);
  for (let newer = 0; newer < 11; newer += 1) await commit(other, 1_000);
  await userEvent.click(await review());
  expect(await screen.findByRole('dialog', { name: 'Commit again?' })).toHaveTextContent(
    'PHP 20,000.00',
  );
});

it('says Check again, and nothing of the wallet, until it has checked, also when it opens again', async () => {
  const { fail, receipts, review } = await start(30_000);
  await fail('invest', { status: 503, times: 1 });
  const first = await review();
  expect(screen.getByText('PHP 10,000.00')).toBeVisible();
  await userEvent.click(first);
  await waitFor(() => expect(first).toHaveAccessibleName('Check again'));
  expect(screen.queryByText('PHP 10,000.00')).not.toBeInTheDocument();
  cleanup();
  const seen = jest.fn();
  const observer = new MutationObserver(() => seen(screen.queryByText('PHP 10,000.00')));
  observer.observe(document.body, { childList: true, subtree: true });
  await fail('commitments', { delayMs: 400 });
  const button = await review();
  expect(button).toHaveAccessibleName('Check again');
  observer.disconnect();
  expect(seen.mock.calls.flat().filter(Boolean)).toEqual([]);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAccessibleName('Check again');
  const again = await screen.findByRole('button', { name: 'Submit again' });
  expect(again).toBeEnabled();
  expect(screen.getByText('PHP 10,000.00')).toBeVisible();
  expect(button).toHaveAccessibleName('Check again');
  await userEvent.click(again);
  expect(button).toHaveFocus();
  await waitFor(() => expect(receipts()).not.toBeNull(), { timeout: 5_000 });
});

it('says nothing of cancelling beside an offering that has ended', async () => {
  const { campaign, review } = await start();
  const soon = new Date(Date.now() + 60_000).toISOString();
  const closedEarly = { ...campaign, offeredPeriodEndDate: soon, statusCode: 'COM' };
  const submit = await review({ offer: closedEarly });
  expect(screen.getByText('This offering has ended.')).toBeVisible();
  expect(submit).toBeDisabled();
  expect(document.body).not.toHaveTextContent(/closes soon|You commit/);
});

it('disables Submit until the time in Retry-After, on the next review too', async () => {
  const { fail, review } = await start();
  const message = 'Too many requests.';
  await fail('invest', { status: 429, times: 1, message, retryAfter: '120' });
  const submit = await review();
  await userEvent.click(submit);
  expect(await screen.findByText(message)).toBeVisible();
  expect(submit).toHaveAccessibleDescription(
    /Too many requests\..* The platform asks you to wait\. You can try again at \d\d:\d\d PHT\./,
  );
  expect(submit).toHaveFocus();
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  cleanup();
  const next = await review();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveAccessibleDescription(/^The platform asks you to wait\./);
});

describe('what the investor reads before Submit', () => {
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  const figures = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

  it('says what the amount buys, no fees and the risk, leaves out what is zero, and until when it can be cancelled once', async () => {
    const { campaign, review } = await start(500_000, { sharePrice: 25 });
    const submit = await review();
    expect(document.body).toHaveTextContent(
      `PHP 20,000.00 for 800 shares of ${campaign.nameOfIssuer}PHP 25.00 a share`,
    );
    expect(figures().join(', ')).toBe(
      'Total Amount, Payment Option, Investment Amount, Fees, Wallet afterwards, Offering document',
    );
    expect(screen.getByText('PHP 480,000.00')).toBeVisible();
    expect(hrefOf('Edit amount')).toBe(paths.invest(campaign.guid));
    // The specification's link must be the only link with this name.
    expect(hrefOf('Change')).toBe(paths.payment(campaign.guid));
    expect(screen.getByText('No fees')).toBeVisible();
    expect(screen.getByRole('note', { name: 'Risk' })).toHaveTextContent('You could lose all');
    expect(screen.getAllByText(/You can cancel your commitment until/)).toHaveLength(1);
    expect(submit).toHaveAccessibleDescription(
      /^You commit PHP 20,000\.00\. You can cancel your commitment until .*, \d\d:\d\d PHT\.$/,
    );
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('names a rest, says nothing of fees where the API does not, and adds a fee to the total in the fee’s currency only', async () => {
    const { campaign, review } = await start(500_000, { sharePrice: 25 });
    await review({ amount: 20_010, payment: { ...wallet, fee: null } });
    expect(figures()).not.toContain('Fees');
    expect(figures()).toContain('Goes back when the campaign closes');
    expect(screen.getByText('PHP 10.00')).toBeVisible();
    expect(screen.getByText(/The Total Amount is what is charged\./)).toBeVisible();
    cleanup();
    const payment = { ...wallet, fee: 15.5 };
    await review({ payment });
    expect(screen.getByText('PHP 15.50')).toBeVisible();
    expect(screen.getAllByText('PHP 20,015.50')).toHaveLength(2);
    cleanup();
    await review({ payment, offer: { ...campaign, currencyCode: 'USD' } });
    expect(screen.getByText('PHP 15.50')).toBeVisible();
    expect(screen.getAllByText('USD 20,000.00')).toHaveLength(4);
  });

  it('says once that the wallet has not enough: in the refusal, where it has changed meanwhile, or in the figures before', async () => {
    const { campaign, externalReferenceCode, review } = await start(25_000);
    const other = await createCampaign(offering);
    const submit = await review();
    expect(screen.getByText('PHP 5,000.00')).toBeVisible();
    // The screen may update while this waits.
    await act(async () => {
      const user = await fetchUserDetails(externalReferenceCode);
      await invest(commitmentPayload(other, user, 10_000_00 as Centavos), 'elsewhere');
    });
    await userEvent.click(submit);
    expect(await screen.findByText(/^Your wallet balance of PHP 15,000\.00/)).toBeVisible();
    expect(await screen.findByText('Not enough money')).toBeVisible();
    cleanup();
    const again = await review();
    expect(screen.getByText('Not enough money')).toBeVisible();
    expect(screen.getByText(/^Your wallet is short by/)).toBeVisible();
    expect(hrefOf('Change amount')).toBe(paths.invest(campaign.guid));
    await userEvent.click(again);
    expect(await screen.findByText(/^Your wallet balance of PHP 15,000\.00/)).toBeVisible();
    expect(screen.queryByText(/^Your wallet is short by/)).not.toBeInTheDocument();
  });

  it('sends nothing before the risk is acknowledged where the platform asks for it, and keeps the tick in the receipt', async () => {
    const { receipts, review } = await start();
    setRuntimeConfig({ ...runtimeConfig(), riskAcknowledgement: true });
    const submit = await review();
    await userEvent.click(submit);
    const box = screen.getByRole('checkbox');
    expect(box).toHaveFocus();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Tick the box to submit.');
    await userEvent.keyboard(' ');
    expect(box).toBeValid();
    await userEvent.click(submit);
    await waitFor(() => expect(receipts()).not.toBeNull());
    const [receipt] = JSON.parse(receipts() ?? '[]') as Receipt[];
    expect(receipt).toMatchObject({
      amount: 20_000,
      riskAcknowledgement: 'I have read this warning and understand the risk.',
      riskAcknowledgedOn: expect.any(Number),
    });
  });
});
