import { stockMemoSchema } from '@investor-portal/shared/partner-api/contract/stock-memos';
import * as v from 'valibot';
import { campaignGuidOf } from './positions';

it.each([
  [['c-1'], 'c-1'],
  [['c-1', 'c-1', ''], 'c-1'],
  [['c-1', 'c-2'], ''],
  [[''], ''],
  [[], ''],
])('finds the campaign of a position by its commitments: %j is %j', (guids, expected) => {
  const commitments = guids.map((campaignGuid) => ({ campaignGuid }));
  expect(campaignGuidOf(v.parse(stockMemoSchema, { guid: 'p', commitments }))).toBe(expected);
});
