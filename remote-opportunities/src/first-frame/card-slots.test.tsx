/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { pageWrapper } from '@investor-portal/shared/testing/page-wrapper';
import { CampaignCard } from '../cards/CampaignCard';
import { cardSlots } from './card-slots';

beforeAll(pointAtSandbox);

const now = Date.now();

function show(campaign: Campaign): string {
  const noop = () => {};
  const events = { onOpen: noop, onInvest: noop, onExpired: noop };
  const card = <CampaignCard campaign={campaign} now={now} {...events} />;
  render(<MemoryRouter>{card}</MemoryRouter>, { wrapper: pageWrapper() });
  return screen.getByRole('article').outerHTML;
}

it.each([
  ['open', {}],
  ['upcoming', { startsInHours: 60, endsInHours: 600 }],
  ['on its last day', { endsInHours: 5 }],
  ['without a minimum', { minAmountPerInvestor: 0 }],
])('the first frame has the texts of the card of a campaign: %s', async (_, terms) => {
  const campaign = { ...(await createCampaign(terms)), campaignBanner: 'https://x.example/b.png' };
  const html = show(campaign);
  const { form, ...slots } = cardSlots(campaign, now) ?? { form: '' };
  expect(['open', 'upcoming']).toContain(form);
  for (const text of Object.values<string>(slots)) expect(html).toContain(text);
});

it.each([
  ['more than is offered was raised', { totalRaisedAmountPercentageByTotalOffering: '100.5' }],
  ['the progress is unknown', { totalRaisedAmountPercentageByTotalOffering: '' }],
  ['the campaign has ended', { statusCode: 'COM' }],
  ['there is no banner', { campaignBanner: '' }],
])('the first frame leaves the card to React when %s', async (_, fields) => {
  const campaign = { ...(await createCampaign()), campaignBanner: 'key', ...fields };
  expect(cardSlots(campaign, now)).toBeNull();
});
