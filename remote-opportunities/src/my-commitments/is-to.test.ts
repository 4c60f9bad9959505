import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { isTo } from './is-to';

it.each([
  ['C-1', 'CF-1', true],
  ['c-1', 'CF-2', true],
  ['C-2', 'CF-1', false],
  ['', 'CF-1', true],
  ['', 'CF-2', false],
  ['', '', false],
])('a commitment to guid %j with code %j is to the campaign: %s', (...row) => {
  const [campaignGuid, campaignCode, expected] = row;
  const commitment = { campaignGuid, campaignCode } as Commitment;
  expect(isTo({ guid: 'C-1', campaignCode: 'CF-1' }, commitment)).toBe(expected);
});
