import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import {
  control,
  createCampaign,
  createInvestor,
  useSandboxSession,
  type SandboxInvestor,
} from '@investor-portal/shared/testing/sandbox';
import { CampaignGate } from './CampaignGate';

let investor: SandboxInvestor;
beforeAll(async () => {
  investor = await createInvestor('Premium');
  await useSandboxSession(investor);
});

/** What the host would say in a toast. */
function open(guid: string): unknown[] {
  const told: unknown[] = [];
  render(
    <MemoryRouter>
      <SWRConfig value={{ shouldRetryOnError: false, onError: (error) => told.push(error) }}>
        <CampaignGate guid={guid} waiting={<p>a place</p>}>
          {(campaign) => <h1>{campaign.campaignCode}</h1>}
        </CampaignGate>
      </SWRConfig>
    </MemoryRouter>,
  );
  return told;
}

describe('a campaign on its way', () => {
  it('has its place kept until it is read', async () => {
    const { guid, campaignCode } = await createCampaign();
    open(guid);
    expect(screen.getByText('a place')).toBeVisible();
    expect(await screen.findByRole('heading', { name: campaignCode })).toBeVisible();
    expect(screen.queryByText('a place')).not.toBeInTheDocument();
  });
});

describe('a campaign that cannot be shown', () => {
  it('says once that there is none, and leads back', async () => {
    const told = open(crypto.randomUUID());
    expect(await screen.findByRole('alert')).toHaveTextContent('The campaign was not found.');
    expect(screen.getByRole('heading', { level: 1, name: 'Campaign' })).toBeVisible();
    expect(document.title).toBe('Campaign · Investor portal');
    expect(screen.getByRole('link', { name: 'Investment Opportunities' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(told).toEqual([]);
  });

  it('is asked for again where the call has failed', async () => {
    const campaign = await createCampaign();
    const { externalReferenceCode } = investor;
    const fault = { call: 'campaign', externalReferenceCode, times: 1, status: 400 };
    await control('faults', { ...fault, message: 'Not today.' });
    const told = open(campaign.guid);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(campaign.campaignCode)).toBeVisible();
    expect(told).toHaveLength(1);
  });
});
