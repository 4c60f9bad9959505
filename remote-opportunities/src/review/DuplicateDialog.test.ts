import * as v from 'valibot';
import { campaignSchema } from '@investor-portal/shared/partner-api/contract/campaigns';
import { commitmentSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { committedSentence } from './DuplicateDialog';

beforeAll(() => configure());

it.each([
  [{ nameOfIssuer: 'Luzon Farms', campaignCode: 'CAM-1' }, 'Luzon Farms'],
  [{ campaignCode: 'CAM-1' }, 'CAM-1'],
])('the earlier commitment to %j was made to %s', (campaign, named) => {
  const commitment = { guid: 'a', commitmentAmount: 5_000, commitmentDate: '2026-11-20' };
  expect(
    committedSentence(
      v.parse(commitmentSchema, commitment),
      v.parse(campaignSchema, { guid: 'c', ...campaign }),
    ),
  ).toBe(`You already committed PHP 5,000.00 to ${named} on 2026-11-20.`);
});
