import { parseMemo } from '../testing/parse-rows';
import { campaignGuidOf, memoFinder, pendingReason } from './positions';

it.each([
  [['c-1'], 'c-1'],
  [['c-1', 'c-1', ''], 'c-1'],
  [['c-1', 'c-2'], ''],
  [[''], ''],
  [[], ''],
])('finds the campaign of a position by its commitments: %j is %j', (guids, expected) => {
  const commitments = guids.map((campaignGuid) => ({ campaignGuid }));
  expect(campaignGuidOf(parseMemo({ commitments }))).toBe(expected);
});

it.each([
  ['the memo that lists it', 'c-2', 'CAM-1', 'second'],
  ['none if the memos of its campaign list only others', 'c-3', 'CAM-1', undefined],
  ['the memo of its campaign that lists none', 'c-4', 'CAM-2', 'third'],
  ['none without a campaign', 'c-5', '', undefined],
])('finds for a commitment %s', (_, guid, campaignCode, expected) => {
  const memos = [
    { guid: 'first', campaignCode: 'CAM-1', commitments: [{ guid: 'c-1' }] },
    { guid: 'second', campaignCode: 'CAM-1', commitments: [{ guid: 'c-2' }] },
    { guid: 'third', campaignCode: 'CAM-2', commitments: [{ commitmentCode: 'C' }] },
    { guid: 'fourth' },
  ].map(parseMemo);
  expect(memoFinder(memos)({ guid, campaignCode })?.guid).toBe(expected);
});

it.each([
  ['Pending', '', 'There is no certificate number yet.'],
  ['Pending', 'CERT-1', ''],
  ['Completed', '', ''],
])('says of a position that is %s with the certificate %p: %p', (status, certificate, reason) => {
  const memo = parseMemo({ stockMemoStatus: status, certificateNumber: certificate });
  expect(pendingReason(memo)).toBe(reason);
});
