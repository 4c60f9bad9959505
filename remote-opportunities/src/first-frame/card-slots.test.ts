/** @jest-environment jest-fixed-jsdom */
import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { cardSlots, listSlots } from './card-slots';

// Stands for the one line that a platform changes in adapter.ts.
jest.mock('@investor-portal/shared/partner-api/client/adapter', () => ({
  adaptResponse: (_call: unknown, body: { result?: unknown }) => body.result ?? body,
}));

beforeAll(pointAtSandbox);

const raised = (percent: string) => ({ totalRaisedAmountPercentageByTotalOffering: percent });

/* The build fails if a card of the sample lacks a text. */
it.each([
  ['an open campaign', {}, 'open'],
  ['an upcoming campaign', { offeredPeriodStartDate: '2998-01-01' }, 'upcoming'],
  ['more than the total offering', raised('100.5'), undefined],
  ['an unknown progress', raised(''), undefined],
  ['a campaign that was closed', { statusCode: 'COM' }, undefined],
  ['a missing banner', { campaignBanner: '' }, undefined],
  ['an unreadable text', { address: 1 as unknown as string }, undefined],
  ['an unreadable currency', { currencyCode: 'pesos' }, undefined],
])('a first frame knows the form of %s', async (_, fields, form) => {
  const campaign = { ...(await createCampaign()), campaignBanner: 'key', ...fields };
  expect(cardSlots(campaign, Date.now())?.form).toBe(form);
});

it('a first frame shows the list as the platform’s adapter converts it', async () => {
  const created = await createCampaign({ totalOffering: 1_250_000 });
  const campaign = { ...created, campaignBanner: 'key', nameOfIssuer: 'A &amp; B' };
  const now = Date.now();
  const slots = cardSlots(campaign, now);
  expect(slots?.total).toBe('PHP 1,250,000.00');
  expect(slots?.issuer).toBe('A & B');
  const body = { data: [campaign, campaign], currentPage: 1, totalPages: 1 };
  for (const list of [body, { result: body }]) expect(listSlots(list, 1, now)).toEqual([slots]);
});
