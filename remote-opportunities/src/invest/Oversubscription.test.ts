import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { allotmentNow } from './Oversubscription';

let campaign: Campaign;
beforeAll(async () => {
  pointAtSandbox();
  campaign = await createCampaign({ totalOffering: 1_000_000, sharePrice: 100 });
});
const raised = (totalRaisedAmount: number | null) => ({ ...campaign, totalRaisedAmount });

describe('an amount in an oversubscribed offering', () => {
  it('is divided in proportion, in whole shares', () => {
    // 10,000 shares for 12,500 that were asked for: four of five.
    expect(allotmentNow('50,000.00', raised(1_200_000))).toEqual({ wanted: 500, given: 400 });
  });

  it.each([
    ['there are shares for everyone', '50,000.00', 950_000],
    ['it buys no share', '99.00', 1_200_000],
    ['it is not an amount', '', 1_200_000],
    ['it is unknown what is raised', '50,000.00', null],
  ])('is not divided where %s', (_why, amount, total) => {
    expect(allotmentNow(amount, raised(total))).toBeNull();
  });
});
