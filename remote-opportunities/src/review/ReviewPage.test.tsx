import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { walletProviderCode } from '@investor-portal/shared/partner-api/payments';
import { paths } from '@investor-portal/shared/routes/paths';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { store } from '@investor-portal/shared/session/store';
import { lastingCache } from '@investor-portal/shared/testing/lasting-cache';
import {
  control,
  createCampaign,
  createInvestor,
  startSandboxSession,
  type SandboxInvestor,
} from '@investor-portal/shared/testing/sandbox';
import { saveDraft } from '../investment-draft/investment-draft';
import { termsOf } from '../offering/terms';
import { ReviewCard } from './ReviewPage';

const payment = {
  productGuid: 'p-1',
  providerCode: walletProviderCode,
  providerName: 'E-Wallet',
  productName: 'Investor Cash Account',
};

const offering = { minAmountPerInvestor: 1_000, maxAmountPerInvestor: 0 };

/** Shows the review of an amount, PHP. @returns the campaign, by default one of its own. */
async function openReview(
  investor: SandboxInvestor,
  amount: number,
  campaign?: Campaign,
): Promise<Campaign> {
  await startSandboxSession(investor);
  const of = campaign ?? (await createCampaign(offering));
  const draft = {
    investor: investor.externalReferenceCode,
    campaignGuid: of.guid,
    amount: toCentavos(amount) as Centavos,
    terms: termsOf(of),
    sentKey: null,
  };
  saveDraft(draft);
  render(
    <MemoryRouter>
      <Provider store={store}>
        <SWRConfig value={{ provider: () => lastingCache(), shouldRetryOnError: false }}>
          <ReviewCard campaign={of} draft={draft} payment={payment} onDraftChange={() => {}} />
        </SWRConfig>
      </Provider>
    </MemoryRouter>,
  );
  return of;
}

it('waits for the account, and keeps a refusal and its ways on beside Submit', async () => {
  const campaign = await openReview(await createInvestor('Basic', { balance: 100_000 }), 60_000);
  const submit = screen.getByRole('button', { name: 'Submit' });
  expect(submit).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));

  await userEvent.click(submit);
  expect(
    await screen.findByText(/^Your commitments would pass the standard investment limit/),
  ).toBeVisible();
  expect(submit).toHaveAccessibleDescription(/Premium Account Access waives it\./);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining([paths.invest(campaign.guid), paths.premiumAccount]),
  );
});

it('asks before a second commitment however many newer ones stand elsewhere', async () => {
  const investor = await createInvestor('Premium', { balance: 500_000 });
  const { externalReferenceCode } = investor;
  const [campaign, other] = [await createCampaign(offering), await createCampaign(offering)];
  const commit = ({ guid: campaignGuid }: Campaign, amount: number) =>
    control('commitments', { externalReferenceCode, campaignGuid, amount });
  await commit(campaign, 20_000);
  for (let newer = 0; newer < 11; newer += 1) await commit(other, 1_000);
  await openReview(investor, 20_000, campaign);
  const submit = screen.getByRole('button', { name: 'Submit' });
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));
  await userEvent.click(submit);
  expect(await screen.findByRole('dialog', { name: 'Commit again?' })).toHaveTextContent(
    'PHP 20,000.00',
  );
});
