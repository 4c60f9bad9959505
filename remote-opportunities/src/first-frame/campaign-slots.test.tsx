import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { cardSlots, headSlots } from './campaign-slots';

beforeAll(pointAtSandbox);

const more = { totalRaisedAmountPercentageByTotalOffering: '100.5' };

/* The build holds the texts of a slot and of its component together. */
it.each([
  ['a card', {}, 'open', 'one'],
  ['an upcoming campaign', { offeredPeriodStartDate: '2998-01-01' }, 'upcoming', 'one'],
  [
    'several pictures',
    { transactionCampaignGalleries: [{ url: 'a' }, { url: 'b' }] },
    'open',
    'several',
  ],
  ['more than the total offering', more, undefined, 'one'],
  ['an unknown progress', { totalRaisedAmountPercentageByTotalOffering: '' }, undefined, 'one'],
  ['a campaign that was closed', { statusCode: 'COM' }, undefined, 'one'],
  ['a missing banner', { campaignBanner: '' }, undefined, undefined],
  ['an unreadable text', { address: 1 as unknown as string }, undefined, undefined],
  ['an unreadable picture', { transactionCampaignGalleries: [{ url: '' }] }, 'open', undefined],
])('a first frame has templates for %s: %o', async (_, fields, card, head) => {
  const campaign = {
    ...(await createCampaign()),
    campaignBanner: 'key',
    transactionCampaignGalleries: [],
    ...fields,
  };
  expect([cardSlots(campaign, Date.now())?.form, headSlots(campaign)?.form]).toEqual([card, head]);
});
