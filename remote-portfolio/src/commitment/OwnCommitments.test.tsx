import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { fetchCommitmentsByCampaign } from '@investor-portal/shared/partner-api/contract/commitments';
import { commitmentListDefaults } from '@investor-portal/shared/partner-api/contract/list-request';
import {
  campaignSchema,
  fetchCampaign,
  type Campaign,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { control, createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { show } from '@investor-portal/shared/testing/show';
import { OwnCommitments } from './OwnCommitments';
import { useOwnRow } from './use-own-row';

function Own({ campaign }: { campaign: Campaign }) {
  return <OwnCommitments response={useOwnRow(campaign)} />;
}

const openFor = (campaign: Campaign) => show(<Own campaign={campaign} />);

// Other campaigns' codes contain 'CF-GEN-'.
it.each(['CF-GEN-', ''])(
  'finds the campaign among others that match the code %p',
  async (campaignCode) => {
    const { externalReferenceCode } = await signIn();
    await control('generate', { campaigns: 12, commitments: 12, externalReferenceCode });
    const { data } = await fetchCommitmentsByCampaign({ ...commitmentListDefaults, pageNumber: 2 });
    const [last] = data;
    if (!last) throw new Error('There is no second page.');
    const campaign = await fetchCampaign(last.guid);
    // APIs may send the same guid in either case.
    openFor({ ...campaign, guid: campaign.guid.toUpperCase(), campaignCode });
    expect(await screen.findByRole('link', { name: /^CMT-GEN-/ })).toBeVisible();
  },
);

it('finds the commitments although the search does not look into campaign codes', async () => {
  const { fail, commit } = await signIn();
  const campaign = await createCampaign({ minAmountPerInvestor: 1_000 });
  await commit(campaign, 5_000);
  const body = JSON.stringify({ data: [], totalPages: 0, currentPage: 1 });
  await fail('commitmentsByCampaign', { times: 1, response: { body } });
  openFor(campaign);
  expect(await screen.findByText('PHP 5,000.00')).toBeVisible();
});

it('does not say that there are no commitments while a row cannot be read', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { answerWithRows } = await signIn();
  await answerWithRows('commitmentsByCampaign', [{ guid: null }]);
  openFor(v.parse(campaignSchema, { guid: 'a' }));
  expect(await screen.findByText('Not included: 1 row that couldn’t be read.')).toBeVisible();
  expect(screen.queryByText('No record found')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});
