import { screen } from '@testing-library/react';
import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { show } from '@investor-portal/shared/testing/show';
import { CompareTable } from './CompareTable';

beforeAll(pointAtSandbox);

it('names facts and campaigns in the heads of one table that the keyboard can scroll', async () => {
  const campaign = await createCampaign();
  const campaigns = [campaign, { ...campaign, guid: 'other', campaignCode: 'CF-OTHER' }];
  const compared = campaigns.map((each) => ({ campaign: each, subscription: null }));
  show(<CompareTable compared={compared} />);
  expect(screen.getByRole('region', { name: 'Comparison' })).toHaveAttribute('tabindex', '0');
  expect(screen.getAllByRole('rowheader')).not.toHaveLength(0);
  // Two campaigns of one issuer are named by their codes.
  const [one, other] = screen.getAllByRole('columnheader');
  const name = `${issuerOrCode(campaign)} · ${campaign.campaignCode}`;
  expect(one).toHaveTextContent(name);
  expect(other).toHaveTextContent('CF-OTHER');
  const [invest] = screen.getAllByRole('link', { name: 'Invest Now' });
  expect(invest).toHaveAccessibleDescription(name);
});
