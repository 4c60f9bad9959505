import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { countText } from './count-text';

describe('how many campaigns were found', () => {
  let campaign: Campaign;
  beforeAll(async () => {
    pointAtSandbox();
    campaign = await createCampaign();
  });

  it('is exact once all are loaded', () => {
    expect(countText({ items: [], hasMore: false })).toBe('0 campaigns found');
    expect(countText({ items: [campaign], hasMore: false })).toBe('1 campaign found');
  });

  it('is a lower bound before', () => {
    const items = Array.from({ length: 20 }, () => campaign);
    expect(countText({ items, hasMore: true })).toBe('More than 20 campaigns found');
  });
});
