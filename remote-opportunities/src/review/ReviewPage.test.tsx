import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { walletProviderCode } from '@investor-portal/shared/partner-api/payments';
import { paths } from '@investor-portal/shared/routes/paths';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { store } from '@investor-portal/shared/session/store';
import { lastingCache } from '@investor-portal/shared/testing/lasting-cache';
import {
  createCampaign,
  createInvestor,
  startSandboxSession,
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

it('waits for the account, and keeps a refusal and its ways on beside Submit', async () => {
  const investor = await createInvestor('Basic', { balance: 100_000 });
  await startSandboxSession(investor);
  const campaign = await createCampaign({ minAmountPerInvestor: 1_000, maxAmountPerInvestor: 0 });
  const draft = {
    investor: investor.externalReferenceCode,
    campaignGuid: campaign.guid,
    amount: 60_000_00 as Centavos,
    terms: termsOf(campaign),
    sentKey: null,
  };
  saveDraft(draft);
  render(
    <MemoryRouter>
      <Provider store={store}>
        <SWRConfig value={{ provider: () => lastingCache(), shouldRetryOnError: false }}>
          <ReviewCard
            campaign={campaign}
            draft={draft}
            payment={payment}
            onDraftChange={() => {}}
          />
        </SWRConfig>
      </Provider>
    </MemoryRouter>,
  );
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
