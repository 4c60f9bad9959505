/** @jest-environment jest-fixed-jsdom */
import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { cardSlots } from './card-slots';

beforeAll(pointAtSandbox);

/* The build fails if a card of the sample lacks a text. */
it.each([
  ['an open campaign', {}, 'open'],
  ['an upcoming campaign', { offeredPeriodStartDate: '2998-01-01' }, 'upcoming'],
  [
    'more than the total offering',
    { totalRaisedAmountPercentageByTotalOffering: '100.5' },
    undefined,
  ],
  ['an unknown progress', { totalRaisedAmountPercentageByTotalOffering: '' }, undefined],
  ['a campaign that was closed', { statusCode: 'COM' }, undefined],
  ['a missing banner', { campaignBanner: '' }, undefined],
  ['an unreadable text', { address: 1 as unknown as string }, undefined],
  ['an unreadable currency', { currencyCode: 'pesos' }, undefined],
])('a first frame knows the form of %s', async (_, fields, form) => {
  const campaign = { ...(await createCampaign()), campaignBanner: 'key', ...fields };
  expect(cardSlots(campaign, Date.now())?.form).toBe(form);
});
