import { preSignCall } from '../contract/files';
import { campaignCall } from '../contract/campaigns';
import { companyViewCall } from '../contract/company-view';
import { userDetailsCall } from '../contract/partner';
import { dataKey, derivedKey, isKeyOf, isOutdatedByMoney } from './data-key';

describe('data that is out of date after money has moved', () => {
  it.each([
    [dataKey(userDetailsCall, 'INV-1'), true],
    [derivedKey('compared', [companyViewCall, campaignCall], 'c-1'), true],
    [['of-another-team', '7'], true],
    [dataKey(preSignCall, 'k'), false],
    [derivedKey('pictures', [companyViewCall, preSignCall]), false],
    ['list:["commitments",true,"7"]', false],
  ])('includes %j: %p', (key, isOutdated) => expect(isOutdatedByMoney(key)).toBe(isOutdated));

  it('does not include the data on the screen, which is refetched instead', () => {
    const shown = [campaignCall, userDetailsCall];
    const key = dataKey(campaignCall, 'INV-1', 'c-1');
    expect(isOutdatedByMoney(key, shown)).toBe(false);
    expect(isKeyOf(key, shown)).toBe(true);
    const derived = derivedKey('campaigns-by-guid', [campaignCall], 'c-1');
    expect(isOutdatedByMoney(derived, shown)).toBe(true);
    expect(isKeyOf(derived, shown)).toBe(false);
    expect(isKeyOf('campaign', shown)).toBe(false);
  });
});
